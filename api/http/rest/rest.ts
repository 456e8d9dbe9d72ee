import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  answersAt,
  authScopesOf,
  calls,
  isLink,
  isList,
  isPublic,
  methodsOf,
  pointsOf,
  tokenScopesOf,
} from '../../calls.ts'
import { senderOf } from '../../context.ts'
import { FIELD_RULES } from '../../fieldRules.ts'
import type { Upload } from '../../files/files.ts'
import { Forbidden, NotAuthenticated, Unsupported } from '../../problems.ts'
import { audienceOf } from '../../redaction/audience.ts'
import { readBody } from '../../rest/body.ts'
import type { Call, FileAnswered } from '../../rest/call.ts'
import { closedColumn, closedPaths, withoutPaths } from '../../rest/columnRules.ts'
import { readParameters, readQuery } from '../../rest/parameters.ts'
import { AllRecords } from '../../rest/records.ts'
import { refuseUnknownParameters } from '../../rest/unknownFields.ts'
import { writerOf } from '../../rest/writer.ts'
import { member } from '../../rules/rules.ts'
import { demandAuthScopes, demandTokenScopes } from '../../scopes/may.ts'
import type { Settings } from '../../settings.ts'
import type { Viewer } from '../../viewer.ts'
import { sendFile, sendMade } from '../files/sendFile.ts'
import { isForm } from '../multipart.ts'
import { contractAt } from '../openapi/contract.ts'
import { answerUnknown } from '../respond.ts'
import { isKnown, tagOf, tagOfList, underConditions } from './preconditions.ts'
import { LISTS, listType, sendList, sendRows } from './sendList.ts'
import { sendTable } from './sendTable.ts'
import { restUpload } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to everybody, signed in or not. */
    isPublic?: boolean
  }
}

/**
 * The integrators' calls under /api: each row of the table becomes a route. Visitors get 401 for every path, known or
 * unknown, unless it is public.
 */
export function registerRest(app: FastifyInstance, { publicUrl }: Settings) {
  app.register(
    (api, _options, registered) => {
      readJsonOnly(api)
      api.addHook('onRequest', letIn)
      api.setNotFoundHandler((request, reply) => answerUnknown(request, reply, []))
      const openapi = contractAt(publicUrl)
      api.get('/openapi.json', async () => openapi)
      for (const call of calls) {
        api.route({
          method: call.method,
          url: call.path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
          config: { isPublic: isPublic(call) },
          compress: isList(call) ? LISTS : undefined,
          handler: (request, reply) => answer(call, request, reply),
        })
      }
      registered()
    },
    { prefix: '/api' },
  )
}

async function letIn(request: FastifyRequest, reply: FastifyReply) {
  const known = request.is404 ? methodsOf(request.url) : undefined
  const isOpen = known?.isPublic ?? request.routeOptions.config.isPublic
  const { viewer } = request.context
  if (!isOpen && !viewer) throw new NotAuthenticated()
  // In this hook rather than in a handler, so that the body need not be read.
  if (known) return answerUnknown(request, reply, known.methods)
}

/** Reads an empty body as no body, with any media type: many clients send a type with every request. */
function readJsonOnly(api: FastifyInstance) {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('text/plain')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

async function answer(call: Call, request: FastifyRequest, reply: FastifyReply) {
  const { context } = request
  if (isList(call)) await context.takePoints(pointsOf(call) - 1) // One point was taken at the start of the request.
  demandTokenScopes(context.viewer, tokenScopesOf(call))
  demandAuthScopes(context, authScopesOf(call))
  const params = paramsOf(call, request)
  refuseClosed(call, params, context.viewer)
  const type = call.answer instanceof z.ZodArray ? listType(request) : null
  const sent: { upload?: Upload } = { ...(await readSent(call, request, params)), ...params }
  const done = await run(call, request, { params, sent }).finally(() => sent.upload?.close())
  reply.status(call.status ?? 200)
  if (!(call.answer instanceof z.ZodType)) {
    const file = done as FileAnswered
    if ('key' in file) return sendFile(request, reply, file.key, file)
    if ('table' in file) return sendTable(request, reply, { ...file, parameters: params })
    return sendMade(request, reply, { ...file, ...call.answer })
  }
  const closed = context.viewer ? closedPaths(call.answer, FIELD_RULES, audienceOf(context.viewer)) : []
  const codec = withoutPaths(call.answer, closed)
  if (type && codec instanceof z.ZodArray && done instanceof AllRecords) {
    const tag = await tagOfList(context, done, [type, closed])
    if (tag && isKnown(request, reply, tag)) return reply.status(304).send()
    const isDated = call.query?.updatedSince !== undefined
    return sendList(reply, done, { type, write: writerOf(codec.element), without: closed, isDated })
  }
  const answered: unknown = writerOf(codec)(done)
  if (call.status === 201 && !isPublic(call)) reply.header('location', locationOf(call, answered))
  const body = JSON.stringify(answered)
  if (isTagged(call, done) && isKnown(request, reply, tagOf(done, type ? `${type} ${body}` : body))) {
    return reply.status(304).send()
  }
  if (type && Array.isArray(answered)) return sendRows(reply, answered, type)
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Runs the call, which must compare versions if the request has a condition. */
async function run(
  call: Call,
  { headers, context }: FastifyRequest,
  { params, sent }: { params: object; sent: object },
) {
  const asked = underConditions(call, { headers, context }, params)
  const done = await call.run(asked.context, sent)
  if (!asked.wasChecked()) throw new Error(`${call.method} ${call.path} did not compare versions`)
  return done
}

/** Whether an answer gets a tag: only answers to staff with a record or a list do, computed answers do not. */
const isTagged = (call: Call, done: unknown) =>
  !isPublic(call) && (call.method === 'GET' || typeof member(done, 'version') === 'number')

const locationOf = ({ path, location = `${path as '/api/'}/{id}` }: Call, made: unknown) =>
  location.replace('{id}', String(member(made, 'id')))

function refuseClosed({ columns = {} }: Call, params: object, viewer: Viewer | null) {
  const asked = typeof columns === 'function' ? columns(params) : columns
  const closed = viewer && closedColumn(asked, FIELD_RULES, audienceOf(viewer))
  if (closed) throw new Forbidden(`You may not see ${closed}`)
}

function paramsOf(call: Call, request: FastifyRequest) {
  const { params = {}, query = {} } = call
  if (!isLink(call)) refuseUnknownParameters(query, request.query as object)
  return {
    ...readParameters(params, request.params as Record<string, string>),
    ...readQuery(query, request.query as Record<string, string | string[]>),
  }
}

/** Reads the fields of a JSON body, or the fields of a form with its file. */
async function readSent(call: Call, request: FastifyRequest, params: object): Promise<object> {
  const { body, form, once } = call
  const { context } = request
  const key = once && context.idempotencyKey !== undefined ? { idempotencyKey: context.idempotencyKey } : {}
  if (form) {
    if (!isForm(request)) throw new Unsupported('Please send the file as multipart/form-data.')
    const { fields, upload } = await restUpload(request, form, {
      from: senderOf(context),
      admit: async sent => form.admit?.(context, params, sent),
    })
    return { ...fields, upload, ...key }
  }
  if (!body) return {}
  if (isForm(request)) throw new Unsupported('Please send the fields as application/json.')
  return { ...readBody(body, request.body, answersAt(call)), ...key }
}

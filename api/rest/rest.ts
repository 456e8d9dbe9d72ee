import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../auth/request.ts'
import { senderOf } from '../graphql/context.ts'
import { isForm } from '../http/doors.ts'
import { restUpload } from '../http/restUpload.ts'
import { sendFile } from '../http/serve.ts'
import type { Yoga } from '../http/yoga.ts'
import { Forbidden, NotAuthenticated, Unsupported } from '../problems.ts'
import type { Settings } from '../settings.ts'
import { mayWrite, READ_ONLY } from '../viewer.ts'
import { type Execute, executeFor } from './execute.ts'
import { readBody } from './fields.ts'
import { answerList } from './list.ts'
import { describeApi } from './openapi.ts'
import { readParameters, readQuery } from './parameters.ts'
import { answerUnknown } from './respond.ts'
import type { Given, Route } from './route.ts'
import { methodsOf, routes } from './routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anybody may come in, signed in or not. */
    isPublic?: boolean
  }
}

/**
 * The calls of the integrators under /api: a thin shim over GraphQL. Each row of the table becomes a route; a request is
 * translated to the row's document and variables, and its data to the answer. Nothing is decided here but who is let in
 * at all: a visitor is told 401 whether or not there is such a path, unless it is one of the public ones.
 */
export function registerRest(app: FastifyInstance, yoga: Yoga, { publicUrl }: Settings) {
  app.register(
    (api, _options, registered) => {
      readJsonOnly(api)
      api.addHook('onRequest', letIn)
      api.setNotFoundHandler((request, reply) => answerUnknown(request, reply, []))
      const openapi = describeApi(cookieName(publicUrl))
      api.get('/openapi.json', async () => openapi)
      for (const route of routes) {
        const url = route.path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')
        api.route({
          method: route.method,
          url,
          config: { isPublic: route.isPublic ?? false },
          handler: (request, reply) => answer(route, request, reply, executeFor(yoga, request.context)),
        })
      }
      registered()
    },
    { prefix: '/api' },
  )
}

async function letIn(request: FastifyRequest, reply: FastifyReply) {
  const known = request.is404 ? methodsOf(request.url) : undefined
  const isPublic = known?.isPublic ?? request.routeOptions.config.isPublic
  if (!isPublic && !request.context.viewer) throw new NotAuthenticated()
  // Here and not in a handler, as the body of what nobody waits for need not be read.
  if (known) return answerUnknown(request, reply, known.methods)
}

/** An empty body is none, whatever its type is said to be: many clients name a type with every request. */
function readJsonOnly(api: FastifyInstance) {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('text/plain')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, execute: Execute) {
  const given = await read(route, request, execute)
  const variables = route.variables?.(given) ?? given.params
  const { answer } = route
  reply.status(answer.status)
  if ('connection' in answer) {
    return answerList(answer, after => execute(route.document, { ...variables, after }), reply)
  }
  const data = (await execute(route.document, variables)) as never
  if ('json' in answer) return reply.send(answer.json(data))
  const { key, name } = await answer.file(data, given.params, request.context)
  return sendFile(request, reply, key, { name })
}

async function read(
  { params = {}, query = {}, fields, form }: Route,
  request: FastifyRequest,
  execute: Execute,
): Promise<Given> {
  const inPath = readParameters(params, request.params as Record<string, string>)
  const given = { params: { ...inPath, ...readQuery(query, request.query as Record<string, string>) }, body: {} }
  if (form) {
    if (!isForm(request)) throw new Unsupported('Please send the file as multipart/form-data.')
    const { context } = request
    if (context.viewer && !mayWrite(context.viewer)) throw new Forbidden(READ_ONLY)
    const { fields: body, upload } = await restUpload(request, form, {
      from: senderOf(context),
      admit: async sent => form.admit && (await execute(form.admit, { ...inPath, ...sent })),
    })
    return { ...given, body, upload }
  }
  if (!fields) return given
  if (isForm(request)) throw new Unsupported('Please send the fields as application/json.')
  return { ...given, body: readBody(fields, request.body) }
}

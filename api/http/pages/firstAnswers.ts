import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { claimsToBeSomebody } from '../../auth/request.ts'
import type { Context } from '../../context.ts'
import type { Settings } from '../../settings.ts'
import type { PersistedDocuments } from '../graphql/persistedDocuments.ts'
import type { GraphQLServer } from '../graphql/yoga.ts'

/** The start of a page whose first query is known before its script runs. */
type Start = {
  /** The module of the page, relative to web/. */
  page: string
  /** The page's persisted query, one of the public operations. */
  operation: string
  variables: Record<string, string>
  /** If this field is null, no first answer is sent: the page then queries by itself, and only shows a notice. */
  needs?: string
}

/** The page of a document, and its first query with the answer, as JSON to be inserted into the document. */
export type FirstAnswer = { page: string; json: string }

/** A URL for Yoga, of which only the path matters. */
const ENDPOINT = 'http://localhost/graphql'

const answer = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: z.unknown().optional() })

/** Milliseconds after which the document is sent without the answer: a slow database must not delay the page. */
const PATIENCE = 1_000

type Options = {
  documents: PersistedDocuments
  yoga: GraphQLServer
  settings: Settings
  /** The context of the request, the same as for a request to /graphql. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
}

/**
 * Answers the first query of a visitor's page while its document is served (docs/decisions/045), with the same
 * persisted document, viewer, scopes and limits as a request to /graphql. Null without such a query or when the query
 * failed: then the page queries by itself and gets the reason.
 */
export function firstAnswers({ documents, yoga, settings, contextOf }: Options) {
  const ids = new Map([...documents].map(([id, { operationName }]) => [operationName, id]))

  async function ask({ page, operation, variables, needs }: Start, request: FastifyRequest, reply: FastifyReply) {
    const params = { id: ids.get(operation), variables }
    const context = await contextOf(request, reply)
    const response = await yoga.fetch(ENDPOINT, { method: 'POST' }, { ...context, params })
    const { data, errors } = answer.parse(await response.json())
    if (!data || errors || (needs && data[needs] === null)) return null
    return { page, json: escaped(JSON.stringify({ ...params, answer: { data } })) }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FirstAnswer | null> => {
    if (request.method !== 'GET') return null
    const start = startOf(request, settings)
    if (!start) return null
    try {
      return await Promise.race([ask(start, request, reply), givingUp()])
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'A page starts without its first answer')
      return null
    }
  }
}

function startOf({ url, raw }: FastifyRequest, settings: Settings): Start | null {
  const [pathname = ''] = url.split('?')
  const [, folder = '', token = ''] = /^\/(share|shared|consent|apply|application)\/([^/]+)\/?$/i.exec(pathname) ?? []
  const ofToken = VISITORS_PAGES[folder.toLowerCase()]
  if (ofToken) {
    const decoded = decode(token)
    return decoded === null ? null : ofToken(decoded)
  }
  // People who may be signed in get the plain document, which is the same for all of them.
  return claimsToBeSomebody(raw, settings.publicUrl) ? null : LOGIN
}

/** The pages of visitors by the first segment of the path; the same as in web/public/pages.ts. */
const VISITORS_PAGES: Record<string, (token: string) => Start> = {
  share: shareableId => ({
    page: 'public/share/SharePage.tsx',
    operation: 'SharePageQuery',
    variables: { shareableId },
    needs: 'sharedTalent',
  }),
  shared: token => ({
    page: 'public/client/ClientPage.tsx',
    operation: 'ClientPageQuery',
    variables: { token },
    needs: 'clientShare',
  }),
  consent: token => ({
    page: 'public/consent/ConsentPage.tsx',
    operation: 'ConsentPageQuery',
    variables: { token },
    needs: 'consentRequest',
  }),
  apply: token => ({
    page: 'public/apply/ApplyPage.tsx',
    operation: 'ApplyPageQuery',
    variables: { token },
    needs: 'applicationForm',
  }),
  application: secret => ({
    page: 'public/application/ApplicationPage.tsx',
    operation: 'ApplicationPageQuery',
    variables: { secret },
    needs: 'ownApplication',
  }),
}

/** The login page, which a visitor sees at every other path. */
const LOGIN: Start = { page: 'login/LoginPage.tsx', operation: 'SessionQuery', variables: {} }

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Escapes JSON so that no HTML parser finds the end of its element, and no script a line break. */
const escaped = (json: string) =>
  json.replace(/[<\u2028\u2029]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

const givingUp = () => new Promise<null>(resolve => setTimeout(resolve, PATIENCE, null).unref())

import { isObjectType } from 'graphql'
import { z } from 'zod'
import { agencyCalls } from './agency/rest.ts'
import { applicationCalls } from './applications/rest.ts'
import { authCalls } from './auth/rest.ts'
import { billingCalls } from './billing/rest.ts'
import { candidateCalls } from './candidates/rest.ts'
import { commentCalls } from './comments/rest.ts'
import { companyCalls } from './companies/rest.ts'
import { dealCalls } from './deals/rest.ts'
import { eventCalls } from './events/rest.ts'
import { introductionCalls } from './introductions/rest.ts'
import { matchingCalls } from './matching/rest.ts'
import type { Call } from './rest/call.ts'
import { revenueCalls } from './revenue/rest.ts'
import { schema } from './schema.ts'
import { allOf, type Demanded, demandedByAnswer, demandedByField, demandedByType } from './scopes/demanded.ts'
import type { AuthScope } from './scopes/may.ts'
import { shareCalls } from './shares/rest.ts'
import { talentCalls } from './talents/rest.ts'
import { uploadCalls } from './uploads/rest.ts'
import { userCalls } from './users/rest.ts'
import { viewCalls } from './views/rest.ts'

/** The one table of all REST calls. A call missing here neither exists nor appears in the OpenAPI document. */
export const calls: Call[] = [
  ...talentCalls,
  ...uploadCalls,
  ...commentCalls,
  ...shareCalls,
  ...agencyCalls,
  ...introductionCalls,
  ...companyCalls,
  ...dealCalls,
  ...candidateCalls,
  ...applicationCalls,
  ...matchingCalls,
  ...billingCalls,
  ...eventCalls,
  ...revenueCalls,
  ...viewCalls,
  ...authCalls,
  ...userCalls,
]

/** The scopes that the viewer needs for a call. */
export const authScopesOf = ({ authScopes }: Call): readonly AuthScope[] =>
  typeof authScopes === 'string' ? [authScopes] : authScopes

const known = new WeakMap<Call, Demanded>()

/** The scopes that an API token needs for a call; null for a call that is closed to tokens. */
export function tokenScopesOf(call: Call): Demanded {
  const demanded = known.get(call) ?? demandedByCall(call)
  known.set(call, demanded)
  return demanded
}

/** A call needs the scopes of its GraphQL field, of its answer's schemas, and of the records that its file shows. */
function demandedByCall({ field, answer, columns = {}, names = [] }: Call): Demanded {
  const [parent = '', name = ''] = field.split('.')
  const type = schema.getType(parent)
  const found = isObjectType(type) ? type.getFields()[name] : undefined
  const shown = typeof columns === 'function' ? columns({}) : columns
  return allOf([
    found ? demandedByField(parent, found) : null,
    answer instanceof z.ZodType ? demandedByAnswer(answer) : [],
    ...Object.keys(shown).map(model => demandedByType(schema.getType(model))),
    names,
  ])
}

export const isPublic = (call: Call) => call.authScopes === 'public'

/** The answer schemas of all calls at the same path, and of the calls that prepare the body of a call at this path. */
export const answersAt = ({ path }: Call): z.ZodType[] =>
  calls.flatMap(call =>
    [call.path, call.fills].includes(path) && call.answer instanceof z.ZodType ? [call.answer] : [],
  )

/** True for a call that answers a list as JSON or CSV, which may be long. */
export const isList = ({ answer }: Call) =>
  answer instanceof z.ZodArray || ('contentType' in answer && answer.contentType === 'text/csv')

/** The points that a call costs a token. */
export const pointsOf = (call: Call) => (isList(call) ? 100 : 1)

/** True for a public link to a file, where unknown parameters are allowed, as mail services append some. */
export const isLink = (call: Call) => isPublic(call) && 'contentType' in call.answer

/** The methods of a path, and whether visitors may see the methods. */
export function methodsOf(url: string): { methods: string[]; isPublic: boolean } {
  const [path = ''] = url.split('?')
  const found = patterns.filter(({ pattern }) => pattern.test(path))
  return { methods: found.map(({ method }) => method), isPublic: found.some(({ isPublic }) => isPublic) }
}

/** Paths under /api that are not in the table. */
const OTHERS = [
  { method: 'GET', path: '/api/openapi.json', isPublic: false },
  { method: 'GET', path: '/api/files/{key}', isPublic: false },
]

const patterns = [...calls.map(call => ({ ...call, isPublic: isPublic(call) })), ...OTHERS].map(
  ({ method, path, isPublic }) => ({
    method,
    isPublic,
    pattern: new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }),
)

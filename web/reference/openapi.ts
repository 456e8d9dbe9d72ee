import { readOwn } from './readOwn.ts'

/** A schema of the OpenAPI document, as far as it is shown. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  oneOf?: Schema[]
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

type Content = Record<string, { schema?: Schema; example?: unknown }>

export type Response = { description: string; content?: Content }

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** The named scopes that a token needs, all of them. Null: none of them opens it. */
  'x-token-scopes'?: string[] | null
  /** Unlike the whole document: empty for everybody, `session` for people only. */
  security?: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Response>
}

/** A REST call with its method and path. */
export type Call = Operation & { method: string; path: string }

type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The calls in the order of the document, their groups, and the schemas to which they refer. */
export type RestReference = { tags: Document['tags']; calls: Call[]; schemas: Record<string, Schema> }

/** Reads the OpenAPI document of this product. Throws a ProblemError. */
export async function loadRest(): Promise<RestReference> {
  const { tags, paths, components } = await readOwn<Document>(fetch('/api/openapi.json'))
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
  return { tags, calls, schemas: components.schemas }
}

/** Whether the call changes something, so that it is not sent without a question. */
export function changes({ method, 'x-token-scopes': scopes }: Call): boolean {
  return method !== 'GET' && !(scopes?.length && scopes.every(scope => scope.endsWith(':read')))
}

/** Why the call is not tried out in the session that shows the page; null if it is. */
export function notTried({ method, path, security }: Call): string | null {
  const isAboutAccess = path.startsWith('/api/auth/') && (method !== 'GET' || security?.length === 0)
  return isAboutAccess ? 'It changes who is signed in, or how. So it is not tried out here.' : null
}

/** The name of the schema that is referred to. */
export const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1)

/** The type in a few words: 'text or null', 'list of Talent'. */
export function typeWords(schema: Schema): string {
  const name = nameOf(schema)
  if (name) return name
  if (schema.oneOf) return schema.oneOf.map(typeWords).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = [schema.type ?? []].flat()
  return types
    .map(type => (type === 'array' && schema.items ? `list of ${typeWords(schema.items)}` : type))
    .join(' or ')
}

/** The rules that a value keeps to: 'date-time', 'at most 255 characters'. */
export function ruleWords({ format, pattern, minimum, maximum, minLength, maxLength }: Schema): string[] {
  return [
    format,
    pattern && `like ${pattern}`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && (minLength === 1 ? 'not empty' : `at least ${minLength} characters`),
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter(words => typeof words === 'string')
}

import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { callsOf, type OpenApi, type Operation, resolve, type Schema } from './openapi.ts'

/** A change that may break programs written for the former contract, for example `FIELD_REMOVED` at `Talent.name`. */
export type Break = { kind: string; part: string }

/** The breaks between two schemas, by schema coordinate. New enum values and optional arguments are not breaks. */
export async function graphqlBreaks(before: string, after: string): Promise<Break[]> {
  const changes = await diff(buildSchema(before), buildSchema(after))
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ type, path = '' }) => ({ kind: type, part: path }))
}

/** The breaks between two OpenAPI documents. New calls, new problems and new optional parts are not breaks. */
export function openApiBreaks(before: OpenApi, after: OpenApi): Break[] {
  const compare = schemaComparison(before, after)
  const calls = callsOf(after)
  return [...callsOf(before)].flatMap(([line, was]) => {
    const is = calls.get(line)
    if (!is) return [{ kind: 'CALL_REMOVED', part: line }]
    const bodies = [was.requestBody?.content ?? {}, is.requestBody?.content ?? {}] as const
    return [
      ...when(was.operationId !== is.operationId, 'OPERATION_ID_CHANGED', line),
      ...when(demandsMore(was, is), 'ACCESS_NARROWED', line),
      ...parameterBreaks(line, [was, is], compare),
      ...when(Boolean(is.requestBody?.required && !was.requestBody?.required), 'BODY_REQUIRED', line),
      ...contentBreaks(line, bodies, (...pair) => compare(...pair, 'request')),
      ...answerBreaks(line, [was, is], compare),
    ]
  })
}

/** The direction of a schema. A request must not become stricter. An answer must not lose parts or get other types. */
type Direction = 'request' | 'answer'

type Compare = (part: string, was: Schema | undefined, is: Schema | undefined, direction: Direction) => Break[]

type Calls = readonly [was: Operation, is: Operation]

function parameterBreaks(line: string, [was, is]: Calls, compare: Compare): Break[] {
  const had = was.parameters.flatMap(({ name, in: location, schema }) => {
    const now = is.parameters.find(each => each.name === name && each.in === location)
    return now
      ? compare(`${line} ${name}`, schema, now.schema, 'request')
      : [{ kind: 'PARAMETER_REMOVED', part: `${line} ${name}` }]
  })
  const demanded = is.parameters.filter(
    ({ name, required }) => required && !was.parameters.some(each => each.name === name && each.required),
  )
  return [...had, ...demanded.map(({ name }) => ({ kind: 'PARAMETER_REQUIRED', part: `${line} ${name}` }))]
}

type Content = NonNullable<Operation['requestBody']>['content']

function contentBreaks(
  line: string,
  [was, is]: readonly [Content, Content],
  compare: (part: string, was?: Schema, is?: Schema) => Break[],
): Break[] {
  return Object.entries(was).flatMap(([type, { schema }]) => {
    const now = is[type]
    return now ? compare(line, schema, now.schema) : [{ kind: 'MEDIA_TYPE_REMOVED', part: `${line} ${type}` }]
  })
}

function answerBreaks(line: string, [was, is]: Calls, compare: Compare): Break[] {
  const good = Object.entries(was.responses).filter(([status]) => status < '400')
  return good.flatMap(([status, { headers = {}, content = {} }]) => {
    const now = is.responses[status]
    if (!now) return [{ kind: 'ANSWER_REMOVED', part: `${line} ${status}` }]
    return [
      ...Object.keys(headers).flatMap(name =>
        when(!(name in (now.headers ?? {})), 'HEADER_REMOVED', `${line} ${name}`),
      ),
      ...contentBreaks(line, [content, now.content ?? {}], (...pair) => compare(...pair, 'answer')),
    ]
  })
}

/** Whether a call refuses a caller who was allowed before. Without `security`, all tokens and sessions are allowed. */
function demandsMore(was: Operation, is: Operation): boolean {
  const waysIn = ({ security }: Operation) => security?.flatMap(way => Object.keys(way)) ?? ['apiToken', 'session']
  const isOpen = waysIn(is).length === 0
  const isClosed = !isOpen && (waysIn(was).length === 0 || waysIn(was).some(way => !waysIn(is).includes(way)))
  const scopes = was['x-token-scopes']
  return isClosed || (scopes !== undefined && (is['x-token-scopes'] ?? []).some(scope => !scopes.includes(scope)))
}

/** Compares schemas of two documents. Named schemas are compared once per direction and reported by their name. */
function schemaComparison(before: OpenApi, after: OpenApi): Compare {
  const compared = new Set<string>()

  function compare(part: string, former: Schema | undefined, later: Schema | undefined, direction: Direction): Break[] {
    const was = resolve(before, former)
    const is = resolve(after, later)
    if (!was.schema || !is.schema) return []
    if (!was.name || !is.name) return compareFields(part, withNull(was), withNull(is), direction)
    const isNew = !compared.has(`${was.name} ${direction}`)
    compared.add(`${was.name} ${direction}`)
    return [
      ...when(direction === 'answer' && is.isNullable && !was.isNullable, 'TYPE_WIDENED', part),
      ...when(direction === 'request' && was.isNullable && !is.isNullable, 'TYPE_NARROWED', part),
      ...(isNew ? compareFields(`REST ${was.name}`, was.schema, is.schema, direction) : []),
    ]
  }

  function compareFields(part: string, was: Schema, is: Schema, direction: Direction): Break[] {
    const names = Object.keys(was.properties ?? {})
    return [
      ...names.flatMap(name => when(!is.properties?.[name], 'FIELD_REMOVED', `${part}.${name}`)),
      ...(direction === 'request' ? narrowed(part, was, is) : weakened(part, was, is)),
      ...names
        .filter(name => is.properties?.[name])
        .flatMap(name => compare(`${part}.${name}`, was.properties?.[name], is.properties?.[name], direction)),
      ...compare(`${part}[]`, was.items, is.items, direction),
      ...(was.oneOf ?? []).flatMap((one, index) => compare(part, one, is.oneOf?.[index], direction)),
    ]
  }

  return compare
}

/** The schema with null as one of its types, if it may be null. */
const withNull = ({ schema = {}, isNullable }: { schema?: Schema; isNullable: boolean }): Schema =>
  isNullable && schema.type ? { ...schema, type: [schema.type, 'null'].flat() } : schema

/** Changes that refuse formerly accepted inputs. */
const narrowed = (part: string, was: Schema, is: Schema): Break[] => [
  ...(is.required ?? []).flatMap(name => when(!was.required?.includes(name), 'FIELD_REQUIRED', `${part}.${name}`)),
  ...when(!covers(typesOf(is), typesOf(was)), 'TYPE_NARROWED', part),
  ...when(!covers(is.enum, was.enum), 'ENUM_VALUE_REMOVED', part),
  ...when((was.oneOf?.length ?? 0) > (is.oneOf?.length ?? 0), 'TYPE_NARROWED', part),
  ...when(isStricter(was, is), 'LIMIT_NARROWED', part),
  ...when(differs(was.format, is.format) || differs(was.pattern, is.pattern), 'FORMAT_CHANGED', part),
]

/** Changes by which answers lose parts or get other types. New enum values are no breaks: clients must expect them. */
const weakened = (part: string, was: Schema, is: Schema): Break[] => [
  ...(was.required ?? [])
    .filter(name => is.properties?.[name])
    .flatMap(name => when(!is.required?.includes(name), 'FIELD_OPTIONAL', `${part}.${name}`)),
  ...when(!covers(typesOf(was), typesOf(is)), 'TYPE_WIDENED', part),
  ...when((is.oneOf?.length ?? 0) > (was.oneOf?.length ?? 0), 'TYPE_WIDENED', part),
  ...when(was.format !== undefined && was.format !== is.format, 'FORMAT_CHANGED', part),
]

const when = (isBroken: boolean, kind: string, part: string): Break[] => (isBroken ? [{ kind, part }] : [])

/** True for a new or changed format or pattern, which may refuse former inputs. A removed format refuses no input. */
const differs = (was: string | undefined, is: string | undefined) => is !== undefined && was !== is

/** Whether the larger set contains the whole smaller set. An undefined set contains everything. */
const covers = (larger: readonly unknown[] | undefined, smaller: readonly unknown[] | undefined) =>
  larger === undefined || (smaller?.every(each => larger.includes(each)) ?? false)

function typesOf({ type }: Schema): string[] | undefined {
  const types = type === undefined ? type : [type].flat()
  return types?.includes('number') ? [...types, 'integer'] : types
}

const LOWER = ['minLength', 'minItems', 'minimum'] as const
const UPPER = ['maxLength', 'maxItems', 'maximum'] as const

const isStricter = (was: Schema, is: Schema) =>
  LOWER.some(name => (is[name] ?? -Infinity) > (was[name] ?? -Infinity)) ||
  UPPER.some(name => (is[name] ?? Infinity) < (was[name] ?? Infinity))

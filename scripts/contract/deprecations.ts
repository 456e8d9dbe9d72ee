import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { callsOf, type OpenApi, type Schema } from './openapi.ts'

/** "Since 2027-01-15, until 2027-09-01: use `role`." */
const REASON = /^Since (\d{4}-\d\d-\d\d), until (\d{4}-\d\d-\d\d): \S/

/** How long what is deprecated works on: docs/integrators/compatibility.md. */
const DAYS = 180

/** The deprecated parts of both contracts that do not say since when and until when, long enough. */
export const wronglyDeprecated = (graphql: string, openapi: OpenApi) =>
  [...deprecatedInGraphql(graphql), ...deprecatedInRest(openapi)].flatMap(([part, reason]) =>
    isDated(reason) ? [] : [part],
  )

function isDated(reason: string): boolean {
  const [, since = '', until = ''] = REASON.exec(reason) ?? []
  return (Date.parse(until) - Date.parse(since)) / 86_400_000 >= DAYS
}

type Reasoned = [part: string, reason: string]

const deprecatedInGraphql = (text: string) =>
  Object.values(buildSchema(text).getTypeMap()).flatMap(type =>
    partsOf(type).flatMap(([part, reason]): Reasoned[] => (reason ? [[part, reason]] : [])),
  )

type Part = [part: string, reason: string | null | undefined]

function partsOf(type: GraphQLNamedType): Part[] {
  const at = (name: string) => `${type.name}.${name}`
  if (isEnumType(type)) return type.getValues().map(({ name, deprecationReason }) => [at(name), deprecationReason])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, deprecationReason }) => [at(name), deprecationReason])
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, args, deprecationReason }): Part[] => [
    [at(name), deprecationReason],
    ...args.map((argument): Part => [`${at(name)}(${argument.name}:)`, argument.deprecationReason]),
  ])
}

/** The description ends with the reason: see `deprecate` in api/http/openapi/descriptions.ts. */
const deprecatedInRest = (document: OpenApi): Reasoned[] => [
  ...[...callsOf(document)].flatMap(([line, { parameters, ...call }]) => [
    ...reasonOf(line, call),
    ...parameters.flatMap(parameter => reasonOf(`${line} ${parameter.name}`, parameter)),
  ]),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => within(name, schema)),
]

const within = (part: string, schema: Schema): Reasoned[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...reasonOf(`REST ${part}.${name}`, property),
    ...within(`${part}.${name}`, property),
  ])

const reasonOf = (
  part: string,
  { deprecated, description = '' }: Partial<Pick<Schema, 'deprecated' | 'description'>>,
): Reasoned[] => (deprecated ? [[part, description.split('Deprecated. ').at(-1) ?? '']] : [])

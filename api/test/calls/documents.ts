import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { schema } from '../../schema.ts'
import { hostileValues } from '../hostile.ts'
import { chance, exampleOf, type Ids, isSent, pick, type Random, textFor, whole } from './values.ts'

export type Field = { operation: 'query' | 'mutation' | 'subscription'; field: GraphQLField<unknown, unknown> }

/** Every root field. */
export const fields: Field[] = (['query', 'mutation', 'subscription'] as const).flatMap(operation =>
  Object.values(schema.getRootType(operation as never)?.getFields() ?? {}).map(field => ({ operation, field })),
)

/** A document with one root field and mostly valid arguments. */
export function documentOf({ operation, field }: Field, ids: Ids, random: Random) {
  const given = field.args.filter(arg => isRequiredArgument(arg) || isSent(arg.name, random))
  const variables = Object.fromEntries(
    given.map(({ name, type }) => [
      name,
      chance(random, 0.07) ? hostile(type, random) : valueFor(type, name, { ids, random, path: field.name }),
    ]),
  )
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const list = (text: string) => (text ? `(${text})` : '')
  const query = `${operation} ${list(declared)} { ${field.name}${list(passed)} ${selectionOf(field.type, 3)} }`
  return chance(random, 0.02) ? { query: query.slice(0, -3), variables } : { query, variables }
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return 'getFields' in named ? '{ __typename }' : ''
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const plain = fields.filter(
    field => !('getFields' in getNamedType(field.type)) && !('getTypes' in getNamedType(field.type)),
  )
  const deep = depth > 0 ? fields.filter(field => isObjectType(getNamedType(field.type))).slice(0, 3) : []
  const inner = deep.map(field => `${field.name} ${selectionOf(field.type, depth - 1)}`)
  return `{ __typename ${[...plain.map(({ name }) => name), ...inner].join(' ')} }`
}

type With = { ids: Ids; random: Random; path: string }

function valueFor(type: GraphQLInputType, name: string, given: With, depth = 3): unknown {
  const { ids, random, path } = given
  if (isNonNullType(type)) return valueFor(type.ofType, name, given, depth)
  if (isListType(type)) {
    const example = exampleOf(name, 'array', random)
    return example ?? Array.from({ length: whole(random, 1, 2) }, () => valueFor(type.ofType, name, given, depth - 1))
  }
  if (isEnumType(type)) return pick(type.getValues(), random).name
  if (isInputObjectType(type)) {
    const kept = Object.values(type.getFields()).filter(
      field => isNonNullType(field.type) || (depth > 0 && isSent(field.name, random)),
    )
    return Object.fromEntries(kept.map(field => [field.name, valueFor(field.type, field.name, given, depth - 1)]))
  }
  const { name: scalar } = getNamedType(type)
  if (scalar === 'Boolean') return chance(random, 0.5)
  if (scalar === 'Int')
    return /ids?$/i.test(name) ? Number(ids(name, path)) : (exampleOf(name, 'number', random) ?? whole(random, 1, 60))
  if (scalar === 'Float') return random() * 100
  if (scalar === 'ID') return Buffer.from(`Talent:${ids('talentId', path)}`).toString('base64')
  return textFor(/^Date/.test(scalar) ? 'date' : name, random)
}

const hostile = (type: GraphQLInputType, random: Random) =>
  pick(hostileValues(getNamedType(type).name, whole(random, 0, 99)), random)

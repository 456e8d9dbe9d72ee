import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { encodeGlobalId } from '../graphql/globalIds.ts'

/** A document with one root field and arguments of the right types: the values in `known`, or generated values. */
export function documentFor(
  root: string,
  field: GraphQLField<unknown, unknown>,
  known: Record<string, unknown> = {},
): string {
  const args = field.args.map(arg => `${arg.name}: ${literal(arg.type, known[arg.name])}`).join(', ')
  const head = args.includes('$file') ? 'mutation ($file: Upload!)' : root.toLowerCase()
  return `${head} { ${field.name}${args && `(${args})`}${selection(field)} }`
}

/** A value of the type that the parser accepts. */
function literal(type: GraphQLInputType, known?: unknown): string {
  if (known !== undefined) return JSON.stringify(known)
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(field => isNonNullType(field.type))
    return `{ ${needed.map(field => `${field.name}: ${literal(field.type)}`).join(', ')} }`
  }
  return MADE_UP[getNamedType(type).name] ?? '"x"'
}

const MADE_UP: Record<string, string> = {
  ...{ Int: '1', Boolean: 'true', Upload: '$file', DateTime: '"2026-11-21"' },
  ID: JSON.stringify(encodeGlobalId('Talent', 1)),
}

function selection(field: GraphQLField<unknown, unknown>): string {
  const type: GraphQLNamedType = getNamedType(field.type as GraphQLOutputType)
  return isEnumType(type) || !('getFields' in type) ? '' : ' { __typename }'
}

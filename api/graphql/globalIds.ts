import { type GraphQLSchema, isObjectType } from 'graphql'
import { InvalidInput } from '../problems.ts'
import { LARGEST_INT } from '../rules/rules.ts'

export type GlobalId = { typename: string; id: string }

/** Reads a global id, the base64 of 'Talent:1'; the rows of every type have numbers as ids. Throws InvalidInput. */
export function decodeGlobalId(text: string): GlobalId {
  const [, typename, id] = /^([A-Za-z]\w*):(\d+)$/.exec(Buffer.from(text, 'base64').toString()) ?? []
  if (!typename || !id) throw notOurs()
  return { typename, id }
}

/** Writes a global id: the base64 of 'Talent:1'. */
export const encodeGlobalId = (typename: string, id: string | number | bigint) =>
  Buffer.from(`${typename}:${id}`).toString('base64')

/** False when the number is too large for any row. Throws InvalidInput when the type has no nodes. */
export function mayExist({ typename, id }: GlobalId, schema: GraphQLSchema): boolean {
  const type = schema.getType(typename)
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) throw notOurs()
  return Number(id) <= LARGEST_INT
}

const notOurs = () => new InvalidInput('The id is not one of a record')

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { COMMON_ARGUMENTS, COMMON_FIELDS, COMMON_INPUTS, COMMON_VALUES } from './commonDescriptions.ts'

/** Adds missing descriptions: the usual ones, and in inputs also those of record fields with the same names. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(type => !isIntrospectionType(type))
  for (const type of types) {
    describe(type, () => usualOfType(type))
    if (isEnumType(type)) for (const value of type.getValues()) describe(value, () => COMMON_VALUES[value.name])
    if (isObjectType(type) || isInterfaceType(type)) describeFields(type)
  }
  // Inputs come last, as they copy the descriptions of record fields.
  for (const type of types) if (isInputObjectType(type)) describeInputs(type, schema)
  return schema
}

/** Sets the description of a part: its present description, joined into one line, else the usual text. */
function describe(part: { description?: string | null }, usual: () => string | undefined) {
  const lines = part.description?.split('\n').map(line => line.trim())
  part.description = lines?.join(' ') || usual()
}

function usualOfType({ name }: GraphQLNamedType): string | undefined {
  const [, of, kind] = /^(\w+)(Connection|Edge|Payload|Input|Order|OrderField|Filter)$/.exec(name) ?? []
  if (!of || !kind) return undefined
  const verb = of.charAt(0).toLowerCase() + of.slice(1)
  const usual: Record<string, string> = {
    Connection: `A page of \`${of}\` records, by the Relay specification of connections.`,
    Edge: `A \`${of}\` on a page, with its place in the list.`,
    Payload: `What \`${verb}\` answers.`,
    Input: `What \`${verb}\` takes.${of.startsWith('Update') ? ' Omitted fields keep their values.' : ''}`,
    Order: `How a list of \`${of}\` records is sorted; rows that are equal in it, by id.`,
    OrderField: `What a list of \`${of}\` records is sorted by.`,
    Filter: `Which \`${of}\` records a list has: those that meet all of the given conditions.`,
  }
  return usual[kind]
}

function describeFields(type: GraphQLObjectType | GraphQLInterfaceType) {
  for (const field of Object.values(type.getFields())) {
    describe(field, () => usualOfField(type, field))
    for (const argument of field.args) describe(argument, () => usualOfArgument(argument))
  }
}

const usualOfArgument = ({ name, type }: GraphQLArgument) =>
  getNamedType(type).name === 'ID' ? 'A global id, as the field `id` of a record has it.' : COMMON_ARGUMENTS[name]

function usualOfField({ name }: GraphQLNamedType, field: GraphQLField<unknown, unknown>): string | undefined {
  if (!name.endsWith('Payload')) return COMMON_FIELDS[field.name]
  if (/^(deleted|revoked)\w+Id$/.test(field.name)) return 'Global id of what is gone, to remove it from caches.'
  if (!isObjectType(getNamedType(field.type))) return COMMON_FIELDS[field.name]
  return `The ${spoken(field.name)} as it is after the change${/!$/.test(String(field.type)) ? '' : '; null where there is none'}.`
}

/** 'billingChange' becomes 'billing change'. */
const spoken = (name: string) => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

function describeInputs(type: GraphQLInputObjectType, schema: GraphQLSchema) {
  const likes = likeTypes(type.name, schema)
  for (const field of Object.values(type.getFields())) {
    const like = () => likes.map(({ getFields }) => getFields()[field.name]?.description).find(Boolean) ?? undefined
    describe(field, () => COMMON_INPUTS[field.name] ?? like())
  }
}

/** The types whose field descriptions an input copies: the types in its payload, and the type in its own name. */
function likeTypes(name: string, schema: GraphQLSchema) {
  const named = [name.replace(/Input$/, ''), name.replace(/^(\w+)Filter$/, '$1')].map(each => schema.getType(each))
  const payload = schema.getType(name.replace(/Input$/, 'Payload'))
  const changed = isObjectType(payload) ? Object.values(payload.getFields()).map(({ type }) => getNamedType(type)) : []
  return [...changed, ...named]
    .filter(isObjectType)
    .sort((one, other) => Number(name.includes(other.name)) - Number(name.includes(one.name)))
    .map(type => ({ getFields: () => type.getFields() as Record<string, { description?: string | null }> }))
}

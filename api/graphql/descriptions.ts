import {
  type GraphQLArgument,
  type GraphQLEnumType,
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

/** Texts by schema coordinate: 'Deal', 'Deal.title', 'Query.deal(id:)', 'DealStatus.OPEN'. */
export type Descriptions = Readonly<Record<string, string>>

/**
 * Gives a description to whatever has none of its own: the room's text for its coordinate, else what the field of the same
 * name of the changed record says, else what names mean everywhere. Throws when a text is of nothing, or of something that
 * describes itself.
 */
export function describeSchema(schema: GraphQLSchema, texts: Descriptions): GraphQLSchema {
  const unused = new Set(Object.keys(texts))
  const give = (thing: { description?: string | null }, coordinate: string, usual: () => string | undefined) => {
    unused.delete(coordinate)
    // A column is described above it in prisma/schema.prisma, on several lines.
    thing.description = texts[coordinate] ?? (oneLine(thing.description) || usual())
  }
  const types = Object.values(schema.getTypeMap()).filter(type => !isIntrospectionType(type))
  for (const type of types) {
    give(type, type.name, () => usualOfType(type))
    if (isEnumType(type)) describeValues(type, give)
    if (isObjectType(type) || isInterfaceType(type)) describeFields(type, give)
  }
  // Inputs come last, as they say what the fields of records say.
  for (const type of types) if (isInputObjectType(type)) describeInputs(type, schema, give)
  if (unused.size > 0) throw new Error(`Nothing needs these descriptions: ${[...unused].join(', ')}`)
  return schema
}

type Give = (thing: { description?: string | null }, coordinate: string, usual: () => string | undefined) => void

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

function describeValues(type: GraphQLEnumType, give: Give) {
  for (const value of type.getValues()) give(value, `${type.name}.${value.name}`, () => COMMON_VALUES[value.name])
}

function describeFields(type: GraphQLObjectType | GraphQLInterfaceType, give: Give) {
  for (const field of Object.values(type.getFields())) {
    const coordinate = `${type.name}.${field.name}`
    give(field, coordinate, () => usualOfField(type, field))
    for (const argument of field.args)
      give(argument, `${coordinate}(${argument.name}:)`, () => usualOfArgument(argument))
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

/** 'billingChange' is 'billing change'. */
const spoken = (name: string) => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

function describeInputs(type: GraphQLInputObjectType, schema: GraphQLSchema, give: Give) {
  const likes = likeTypes(type.name, schema)
  for (const field of Object.values(type.getFields())) {
    const like = () => likes.map(({ getFields }) => getFields()[field.name]?.description).find(Boolean) ?? undefined
    give(field, `${type.name}.${field.name}`, () => COMMON_INPUTS[field.name] ?? like())
  }
}

/** The types whose fields an input's fields of the same name mean: those of the payload, and the type of that name. */
function likeTypes(name: string, schema: GraphQLSchema) {
  const named = [name.replace(/Input$/, ''), name.replace(/^(\w+)Filter$/, '$1')].map(each => schema.getType(each))
  const payload = schema.getType(name.replace(/Input$/, 'Payload'))
  const changed = isObjectType(payload) ? Object.values(payload.getFields()).map(({ type }) => getNamedType(type)) : []
  return [...changed, ...named]
    .filter(isObjectType)
    .sort((one, other) => Number(name.includes(other.name)) - Number(name.includes(one.name)))
    .map(type => ({ getFields: () => type.getFields() as Record<string, { description?: string | null }> }))
}

/**
 * The descriptions of an enum's values from the words that pages, REST and CSV have for them: 'Candidate sent'. `more` says what
 * a word alone does not.
 */
export function valuesOf<Key extends string>(
  type: string,
  words: Readonly<Record<Key, string>>,
  more: Partial<Record<Key, string>> = {},
): Descriptions {
  return Object.fromEntries(
    Object.entries<string>(words).map(([key, word]) => {
      const text = more[key as Key]
      return [`${type}.${key}`, text ? `'${word}': ${text}` : `'${word}' on pages.`]
    }),
  )
}

const oneLine = (text: string | null | undefined) =>
  text
    ?.split('\n')
    .map(line => line.trim())
    .join(' ')

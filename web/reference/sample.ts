import {
  type Field,
  type GraphQLReference,
  HOLDERS,
  type Input,
  isRequired,
  nameIn,
  type Root,
  type TypeRef,
  written,
} from './graphqlSchema.ts'

/** A document that asks for a root field and what is nearest in its answer, with variables for what must be given. */
export function sampleOf(root: Root, field: Field, types: GraphQLReference): { query: string; variables: string } {
  const given = field.args.filter(isRequired)
  const pages = field.args.filter(({ name }) => name === 'first' || name === 'limit')
  const declared = given.map(({ name, type }) => `$${name}: ${written(type)}`)
  const passed = [
    ...given.map(({ name }) => `${name}: $${name}`),
    ...pages.filter(each => !isRequired(each)).map(({ name }) => `${name}: 5`),
  ]
  const head = `${root.toLowerCase()} Try${declared.length > 0 ? `(${declared.join(', ')})` : ''}`
  const args = passed.length > 0 ? `(${passed.join(', ')})` : ''
  const query = `${head} {\n  ${field.name}${args}${selection(field.type, types, 1)}\n}\n`
  const variables = Object.fromEntries(given.map(({ name, type }) => [name, valueFor(type, types)]))
  return { query, variables: given.length > 0 ? JSON.stringify(variables, null, 2) : '' }
}

/** How many fields without fields of their own are asked for, and how deep. */
const LEAVES = 6
const DEPTH = 5

/** Leaves first; then the rows of a page, and what a payload has changed. */
function selection(ref: TypeRef, types: GraphQLReference, depth: number): string {
  const type = types.get(nameIn(ref))
  if (!type || type.kind === 'SCALAR' || type.kind === 'ENUM') return ''
  const indent = '  '.repeat(depth + 1)
  const asked = (type.fields ?? []).filter(
    ({ args, deprecationReason }) => !args.some(isRequired) && !deprecationReason,
  )
  const isLeaf = ({ type: inner }: Field) => ['SCALAR', 'ENUM'].includes(types.get(nameIn(inner))?.kind ?? '')
  const leaves = asked.filter(isLeaf).sort(byTelling).slice(0, LEAVES)
  const wanted = HOLDERS.test(type.name) ? asked.filter(each => !isLeaf(each)) : []
  const inner = depth < DEPTH ? wanted.map(each => `${each.name}${selection(each.type, types, depth + 1)}`) : []
  const lines = [...leaves.map(({ name }) => name), ...inner]
  if (lines.length === 0) lines.push('__typename')
  return ` {\n${lines.map(line => indent + line).join('\n')}\n${'  '.repeat(depth)}}`
}

/** Names that tell most of a record come before the others, which keep their order. */
const TELLING = ['databaseId', 'name', 'title', 'email', 'status', 'createdAt']

const rank = ({ name }: Field) => TELLING.indexOf(name) + 1 || TELLING.length + 1

const byTelling = (one: Field, other: Field) => rank(one) - rank(other)

/** A value to begin with: of an input, what must be given. */
function valueFor(type: TypeRef, types: GraphQLReference): unknown {
  if (type.kind === 'NON_NULL' && type.ofType) return valueFor(type.ofType, types)
  if (type.kind === 'LIST' && type.ofType) return [valueFor(type.ofType, types)]
  const { kind, enumValues, inputFields } = types.get(type.name ?? '') ?? {}
  if (kind === 'ENUM') return enumValues?.[0]?.name ?? ''
  if (kind === 'INPUT_OBJECT') return valuesFor(inputFields ?? [], types)
  if (type.name === 'Int' || type.name === 'Float') return 1
  return type.name === 'Boolean' ? true : ''
}

function valuesFor(fields: readonly Input[], types: GraphQLReference) {
  return Object.fromEntries(fields.filter(isRequired).map(({ name, type }) => [name, valueFor(type, types)]))
}

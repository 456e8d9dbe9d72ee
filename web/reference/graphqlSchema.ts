import { ProblemError, problemCode } from '../components/ProblemError.ts'
import { sendDocument } from '../graphiql/sendDocument.ts'
import { NOT_LOADED, readOwn } from './readOwn.ts'

/** A type as it stands at a field: named, or a list or non-null of another. */
export type TypeRef = { kind: string; name: string | null; ofType?: TypeRef | null }

export type Input = { name: string; description: string | null; type: TypeRef; defaultValue: string | null }

export type Field = {
  name: string
  description: string | null
  args: Input[]
  type: TypeRef
  deprecationReason: string | null
}

export type Type = {
  kind: string
  name: string
  description: string | null
  fields: Field[] | null
  inputFields: Input[] | null
  enumValues: { name: string; description: string | null; deprecationReason: string | null }[] | null
  possibleTypes: { name: string }[] | null
}

/** The types by their names. */
export type GraphQLReference = ReadonlyMap<string, Type>

/** The fields of these types are the documents that a program may send. */
export const ROOTS = ['Query', 'Mutation', 'Subscription'] as const

export type Root = (typeof ROOTS)[number]

/** The types that only hold what is looked for. */
export const HOLDERS = /(?:Connection|Edge|Payload)$/

/** Reads the schema of this product by introspection. Throws a ProblemError. */
export async function loadGraphQL(): Promise<GraphQLReference> {
  const { data, errors } = await readOwn<Introspected>(sendDocument({ query: INTROSPECTION }))
  // GraphQL answers 200 to a document that it refuses.
  if (!data) throw new ProblemError(problemCode(errors?.[0]?.extensions?.code), errors?.[0]?.message ?? NOT_LOADED)
  const own = data.__schema.types.filter(({ name }) => !name.startsWith('__'))
  return new Map(own.map(type => [type.name, type]))
}

type Introspected = {
  data?: { __schema: { types: Type[] } } | null
  errors?: { message: string; extensions?: { code?: unknown } }[]
}

const INTROSPECTION = `{
  __schema {
    types {
      kind name description
      fields(includeDeprecated: true) { name description deprecationReason args { ...Input } type { ...Ref } }
      inputFields { ...Input }
      enumValues(includeDeprecated: true) { name description deprecationReason }
      possibleTypes { name }
    }
  }
}
fragment Input on __InputValue { name description defaultValue type { ...Ref } }
fragment Ref on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`

/** The named type within lists and non-nulls. */
export function nameIn(type: TypeRef): string {
  return type.ofType ? nameIn(type.ofType) : (type.name ?? '')
}

/** As it is written in a document: '[Talent!]!'. */
export function written(type: TypeRef): string {
  if (type.kind === 'NON_NULL' && type.ofType) return `${written(type.ofType)}!`
  if (type.kind === 'LIST' && type.ofType) return `[${written(type.ofType)}]`
  return type.name ?? ''
}

export const isRequired = ({ type, defaultValue }: Input) => type.kind === 'NON_NULL' && defaultValue === null

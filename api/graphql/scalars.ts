import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { Upload } from '../files/files.ts'
import { InvalidInput } from '../problems.ts'
import { parseInstant } from '../rules/rules.ts'

export const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description:
    'An instant, ISO 8601 in UTC: 2026-11-21T09:30:00.000Z. On input, any ISO 8601 date-time or date; UTC where no time zone is given. An empty text is null.',
  serialize: value => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: readInstant,
  parseLiteral: node => readInstant(node.kind === Kind.STRING ? node.value : undefined),
})

export const dateScalar = new GraphQLScalarType({
  name: 'Date',
  description: 'A calendar date: 2026-11-21. On input, also a date-time, of which the date is taken.',
  serialize: value => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value)),
  parseValue: readDate,
  parseLiteral: node => readDate(node.kind === Kind.STRING ? node.value : undefined),
})

export const uploadScalar = new GraphQLScalarType({
  name: 'Upload',
  description: 'A file, sent as the GraphQL multipart request specification says: graphql-multipart-request-spec.',
  serialize: () => {
    throw new InvalidInput('A file can only be sent, not asked for')
  },
  parseValue: readUpload,
  parseLiteral: () => {
    throw unfit('A file is sent as a part of a multipart request')
  },
})

function readInstant(value: unknown): Date | null {
  if (value === '') return null
  const instant = typeof value === 'string' ? parseInstant(value) : null
  if (!instant) throw unfit('A date is written as 2026-11-21T09:30:00Z')
  return instant
}

function readDate(value: unknown): string {
  if (typeof value !== 'string') throw unfit('A date is written as 2026-11-21')
  return value
}

/** The file in a variable: the server sets the file, as JSON cannot contain files. */
export function readUpload(value: unknown): Upload {
  if (value instanceof Upload) return value
  throw unfit('Please send a file.')
}

/** Wraps InvalidInput so that graphql-js passes its message on unchanged; graphql-js rewords all other errors. */
function unfit(message: string) {
  return new GraphQLError(message, { originalError: new InvalidInput(message) })
}

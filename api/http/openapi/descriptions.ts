import { getNamedType, isInputObjectType, isObjectType } from 'graphql'
import type { z } from 'zod'
import type { Call } from '../../rest/call.ts'
import { schema as graphqlSchema } from '../../schema.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Named schemas whose fields belong to GraphQL types with other names. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Me: ['User'],
  TalentWithReferrer: ['Talent'],
  TalentSummary: ['Talent'],
  SelectedCandidate: ['Talent', 'DealCandidate', 'Deal'],
  CompanyWithCandidates: ['Company'],
  Match: ['TalentMatch', 'Talent'],
}

/** Descriptions of schemas that have no GraphQL type, or differ from their GraphQL type. */
const SCHEMAS: Readonly<Record<string, string>> = {
  TalentWithReferrer: 'A talent with whoever referred them.',
  TalentSummary: 'What a candidate shows of a talent.',
  CompanyWithCandidates: 'A company with the candidates shown for its Filled deals.',
  SelectedCandidate: 'A candidate shown for a Filled deal: the talent, and the terms of the deal.',
  Match: 'A talent who fits a job description, and why.',
  Success: 'Done; the response has no further content.',
  UploadedPicture: 'Where the picture is. Save the address with a talent.',
  UploadedPortfolio: 'Where the portfolio is. Save the address with a talent.',
  ShareableId: 'The secret of a public profile.',
  ShareableUrl: 'Where people apply.',
}

/** Descriptions of properties that have another name in GraphQL, or do not exist there. */
const PROPERTIES: Readonly<Record<string, string>> = {
  id: 'The number of the record: `databaseId` in GraphQL.',
  success: 'Always true: what goes wrong is a problem with its own status.',
  message: 'For a person to read. Programs go by the status and the code.',
  resume: 'The file, at most 10 MB.',
  profilePicture: 'PNG, JPEG, WebP or GIF, at most 5 MB.',
  portfolioPdf: 'A PDF, at most 20 MB.',
  profilePictureUrl: 'The address of the uploaded picture.',
  portfolioPdfUrl: 'The address of the uploaded file.',
  resumeUrl: 'The address of the uploaded resume.',
  shareableUrl: 'The whole public address of the application page.',
  shareableId: 'The last part of the link.',
  talentId: 'The number of the talent.',
  dealId: 'The number of the deal.',
  companyId: 'The number of the company.',
  talent: 'Who is a candidate.',
  answers: 'A JSON list of {"number", "answer"}: the questions are those of `applicationForm` in GraphQL.',
  mayWait: "'true' joins the waiting list when all places are taken.",
  referredByTalent: 'The talent who recommended this one; null when nobody did.',
  selectedCandidate: 'The winner; null while there is none.',
  selectedCandidates: 'The candidates shown for the Filled deals, by deal title.',
  user: 'Who wrote it.',
  email: 'The e-mail address.',
  firstName: 'The first name.',
  lastName: 'The last name.',
  name: 'The whole name.',
}

type Described = { description?: string | null; deprecationReason?: string | null }

/** Adds missing descriptions, copied from the GraphQL type or field with the same name. */
export function describeSchemas(schemas: Record<string, unknown>) {
  for (const [name, schema] of Object.entries(schemas as Record<string, Schema>)) {
    const types = TYPES[name] ?? [name]
    schema.description ??= SCHEMAS[name] ?? graphqlSchema.getType(name)?.description ?? undefined
    describeProperties(schema, types)
  }
}

/** Gives a body's properties the descriptions of the input of the equivalent GraphQL field. */
export function describeBody(schema: object, { field }: Call) {
  const name = field.replace(/^\w+\./, '')
  const verb = name.charAt(0).toUpperCase() + name.slice(1)
  describeProperties(schema as Schema, [`${verb}Input`])
}

function describeProperties(schema: Schema, types: readonly string[]) {
  for (const [name, property] of Object.entries(schema.properties ?? {}) as [string, Schema][]) {
    const fields = types.map(type => graphqlField(`${type}.${name}`)).filter(field => field !== undefined)
    property.description ??= textOf(name, fields)
    Object.assign(property, deprecate(property.description, fields[0]))
    describeProperties(
      property,
      fields.map(({ type }) => type),
    )
  }
  const parts = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  for (const part of parts) if (isSchema(part)) describeProperties(part, types)
}

/** Marks a field as deprecated if the GraphQL field is deprecated, with the same reason. */
export const deprecate = (description = '', as?: Described) =>
  as?.deprecationReason
    ? { deprecated: true, description: `${description} Deprecated. ${as.deprecationReason}`.trim() }
    : {}

/** The description of a GraphQL field of that name; not for `id`, which has another meaning in GraphQL. */
const textOf = (name: string, fields: readonly Described[]) =>
  (name === 'id' ? undefined : fields.map(({ description }) => description).find(Boolean)) ?? PROPERTIES[name]

/** Returns a GraphQL field by its coordinate, such as 'Talent.name'. */
export function graphqlField(coordinate: string) {
  const [typeName = '', name = ''] = coordinate.split('.')
  const type = graphqlSchema.getType(typeName)
  if (!isObjectType(type) && !isInputObjectType(type)) return undefined
  const field = type.getFields()[name]
  if (!field) return undefined
  const { description, deprecationReason } = field
  return { description, deprecationReason, type: getNamedType(field.type).name }
}

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && !Array.isArray(part)

import type { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

type Content = Record<string, { schema?: Schema; example?: unknown }>

type Operation = { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }

type Document = {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, unknown> }
}

/** What fields hold in the examples, by their names. A value that a schema does not take is left out of its example. */
const VALUES: Readonly<Record<string, unknown>> = {
  id: 7,
  talentId: 7,
  dealId: 3,
  companyId: 5,
  version: 1,
  name: 'Ada Lovelace',
  role: 'Backend Engineer',
  seniority: 'Senior',
  companies: 'Streamhaus, Fleetworks',
  company: 'Streamhaus',
  summary: 'Builds services that carry payments.',
  keyHighlights: ['Led a team of six'],
  techStack: ['Go', 'Postgres'],
  skills: ['Go', 'Postgres'],
  relevantSkills: ['Go', 'Postgres'],
  linkedinUrl: 'https://www.linkedin.com/in/ada-lovelace-example',
  portfolioUrls: ['https://ada.example.com'],
  portfolioUrl: 'https://ada.example.com',
  portfolioPdfUrl: '/api/files/3b1f6c.pdf',
  profilePictureUrl: '/api/files/9ac2d1.png',
  resumeUrl: '/api/files/51e0aa.pdf',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  availability: 'from March',
  internalScoring: 'Strong in systems',
  minFullTimeRate: '$6,000',
  maxFullTimeRate: '$7,500',
  preferredFullTimeRate: '$7,000',
  minHourlyRate: '$60',
  maxHourlyRate: '$80',
  preferredHourlyRate: '$70',
  mainStakeholder: 'Grace Hopper',
  billing: '$5,000',
  notes: 'Prefers mornings',
  title: 'Platform Engineer',
  jobDescription: 'Builds and runs the platform in Go.',
  companyBudget: '$8,500',
  candidateBudget: '$6,000',
  newCompanyBudget: '$9,000',
  newCandidateBudget: '$6,300',
  recruitingFee: '$20,000',
  weeklyHours: 40,
  newWeeklyHours: 40,
  deadline: '2026-12-31',
  startDate: '2027-01-11',
  effectiveDate: '2027-01-11',
  interviewDate: '2026-12-03T09:30:00.000Z',
  offerDetails: 'Remote, four days a week',
  matchPercentage: 86,
  matchReason: 'Go and Postgres for six years; no Kubernetes.',
  comment: 'Asked for a call next week.',
  message: 'Name is required',
  firstName: 'Grace',
  lastName: 'Hopper',
  password: 'a long passphrase',
  currentPassword: 'a long passphrase',
  newPassword: 'a longer passphrase',
  viewName: 'Open deals',
  tableName: 'deals',
  changeReason: 'Rate increase',
  coverLetter: 'I have run platforms for six years.',
  aiGuideline: 'Look at the last two jobs.',
  wording: 'I agree to be presented for this position.',
}

/** Gives an example to each body and each good answer in JSON, in the words of one recruiter's day. */
export function giveExamples<Doc extends Document>(document: Doc): Doc {
  const exampleOf = examples(document.components.schemas as Record<string, Schema>)
  for (const item of Object.values(document.paths))
    for (const { requestBody, responses } of Object.values(item) as Operation[]) {
      const good = Object.entries(responses).flatMap(([status, { content }]) => (status < '300' ? [content] : []))
      for (const content of [requestBody?.content, ...good]) {
        const json = content?.['application/json']
        if (json?.schema) json.example = exampleOf(json.schema)
      }
    }
  return document
}

/** Makes examples of schemas, which may refer to the named ones. */
function examples(schemas: Record<string, Schema>) {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    return name ? resolve(schemas[name] ?? {}) : schema
  }
  const exampleOf = (given: Schema, name = ''): unknown => {
    const schema = resolve(given)
    const [part] = schema.oneOf ?? schema.anyOf ?? []
    if (part && typeof part === 'object') return exampleOf(part, name)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum.includes(VALUES[name] as string) ? VALUES[name] : schema.enum[0]
    const types = [schema.type].flat()
    const value = VALUES[name]
    if (types.some(type => isOfType(value, type))) return value
    return anyOf(schema, types[0])
  }
  const anyOf = (schema: Schema, type: string | undefined): unknown => {
    if (type === 'array') return isObject(schema.items) ? [exampleOf(schema.items as Schema)] : []
    if (type === 'boolean') return true
    if (type === 'integer' || type === 'number') return schema.minimum ?? 1
    if (type === 'string') return textOf(schema)
    if (type !== 'object') return {}
    const properties = Object.entries(schema.properties ?? {}) as [string, Schema][]
    return Object.fromEntries(properties.map(([name, property]) => [name, exampleOf(property, name)]))
  }
  return exampleOf
}

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === 'date') return '2026-11-21'
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z'
  if (format === 'uri') return 'https://example.com'
  return 'Streamhaus'.padEnd(minLength, '.')
}

function isOfType(value: unknown, type: string | undefined): boolean {
  if (Array.isArray(value)) return type === 'array'
  if (typeof value === 'number') return type === 'integer' || type === 'number'
  return typeof value === 'string' && type === 'string'
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

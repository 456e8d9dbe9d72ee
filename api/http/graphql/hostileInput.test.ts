import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../schema.ts'
import { type Caller, inPerson, openApp, world } from '../../test/harness.ts'
import { hostileJson, hostileValues, SEPARATORS, tablesHoldingMarks, unstorableTexts } from '../../test/hostile.ts'
import { make, PASSWORD, plausibleCompany, plausibleDeal, plausibleTalent } from '../../test/make.ts'

openApp()

let staff: Caller
let bases: Record<string, object>
let aTalent: number

beforeAll(async () => {
  const admin = await make.admin()
  staff = inPerson(admin)
  const { dealId, talentId, id: candidateId } = await make.candidate()
  const { id: applicationId } = await make.application(dealId)
  const { id: companyId } = await make.company()
  const money = { newCompanyBudget: '$1', newCandidateBudget: '$1' }
  const inputs = {
    addApiToken: { name: 'Token', scope: 'READ' },
    addCandidate: { dealId, talentId: (await make.talent()).id },
    addComment: { talentId, comment: 'Friendly.' },
    addUser: { email: 'new@example.com', password: PASSWORD, firstName: 'New', lastName: 'User', role: 'USER' },
    changePassword: { currentPassword: PASSWORD, newPassword: PASSWORD },
    createCompany: plausibleCompany,
    createDeal: { ...plausibleDeal, companyId },
    createTalent: plausibleTalent,
    createView: { viewName: 'Mine', tableName: 'deals' },
    setDealStatus: { id: dealId, status: 'FILLED' },
    updateApplication: { id: applicationId },
    updateBilling: { dealId, talentId, ...money, changeReason: 'Promotion', effectiveDate: '2026-11-21' },
    updateCandidate: { id: candidateId },
    updateCompany: { id: companyId },
    updateDeal: { id: dealId },
    updateTalent: { id: talentId },
  }
  bases = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [`Mutation.${name}`, { input }]))
  aTalent = talentId
})

/** A field of an input and its path: `filters.searchTerm`; a list stands for its first entry. */
type Leaf = { path: string[]; type: GraphQLInputType }

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap(root =>
  Object.values(root?.getFields() ?? {}).map(field => ({
    name: `${root?.name}.${field.name}`,
    field: field.name,
    args: field.args,
    leaves: leavesOf(field.args),
    document: `${root?.name.toLowerCase()} ${list(field.args, ({ name, type }) => `$${name}: ${type}`)} {
      ${field.name} ${list(field.args, ({ name }) => `${name}: $${name}`)} ${'getFields' in getNamedType(field.type) ? '{ __typename }' : ''} }`,
  })),
)
const walked = operations.filter(({ leaves }) => leaves.length > 0)

describe('hostile input to GraphQL never ends in a fault', () => {
  test('the walk covers the whole schema', () => {
    expect(walked.length).toBeGreaterThan(40)
    expect(walked.flatMap(({ leaves }) => leaves).length).toBeGreaterThan(150)
  })

  test.each(walked)('$name', async ({ name, field, args, leaves, document }) => {
    const faults: string[] = []
    for (const [turn, { path, type }] of leaves.entries()) {
      for (const value of hostileValues(String(type), turn + field.length)) {
        const variables = withValue(baseFor(name, args), path, value)
        const payload = hostileJson({ query: document, variables })
        const headers = { 'content-type': 'application/json' }
        const { statusCode, body } = await staff.fetch({ method: 'POST', url: '/graphql', headers, payload })
        const isFault = statusCode >= 500 || body.includes('"INTERNAL"')
        if (isFault) faults.push(`${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('no text is stored in a changed form', async () => {
    expect(await tablesHoldingMarks()).toEqual([])
    // An accepted text shows that the walk reached the database.
    expect(await world.db.talent.count({ where: { summary: SEPARATORS } })).toBeGreaterThan(0)
  })
})

test('a text that cannot be stored is refused with a message at its field', async () => {
  const document = 'mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { id } } }'
  for (const text of unstorableTexts) {
    const entry = { company: 'Engines', title: text }
    const refusal = await staff.refusal(document, { input: { id: aTalent, previousCompanies: [entry] } })
    expect(refusal).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'previousCompanies.0.title': 'Job title contains a character that cannot be stored' },
    })
  }
})

function list(args: readonly GraphQLArgument[], print: (arg: GraphQLArgument) => string) {
  return args.length === 0 ? '' : `(${args.map(print).join(', ')})`
}

function leavesOf(args: readonly (GraphQLArgument | GraphQLInputField)[]): Leaf[] {
  return args.flatMap(({ name, type }) => {
    const open = getNullableType(type)
    const inner = isListType(open) ? getNullableType(open.ofType) : open
    const path = isListType(open) ? [name, '0'] : [name]
    if (isInputObjectType(inner)) {
      // Several rows are the inputs of one, whose own mutation is walked.
      const fields = name === 'rows' ? [] : leavesOf(Object.values(inner.getFields()))
      return [{ path, type: inner }, ...fields.map(leaf => below(path, leaf))]
    }
    return getNamedType(inner).name === 'Upload' ? [] : [{ path, type: inner }]
  })
}

function below(path: string[], leaf: Leaf): Leaf {
  return { ...leaf, path: [...path, ...leaf.path] }
}

/** Valid variables where the test has them, else plain values of the required types. */
function baseFor(name: string, args: readonly GraphQLArgument[]): Record<string, unknown> {
  const needed = args.filter(isRequiredArgument).map(arg => [arg.name, plain(arg.type)])
  return { ...Object.fromEntries(needed), ...bases[name] }
}

function plain(type: GraphQLInputType): unknown {
  const open = getNullableType(type)
  if (isListType(open)) return []
  if (isEnumType(open)) return open.getValues()[0]?.name
  if (isInputObjectType(open)) {
    const needed = Object.values(open.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(needed.map(field => [field.name, plain(field.type)]))
  }
  return { Int: 2_000_000_000, Boolean: true }[String(open)] ?? 'x'
}

function withValue(base: unknown, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> | unknown[] {
  const copy = key === '0' ? [] : { ...(base as object) }
  const at = rest.length === 0 ? value : withValue(Reflect.get(copy, key), rest, value)
  return Array.isArray(copy) ? [at] : { ...copy, [key]: at }
}

import { beforeAll, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { documentOf } from '../test/calls/documents.ts'
import { as, type Caller, inPerson, openApp, world } from '../test/harness.ts'
import { make, type Person, plausibleCompany, plausibleDeal, plausibleTalent } from '../test/make.ts'
import { seeded } from '../test/random.ts'
import { VALIDATES } from './validateOnly.ts'

openApp()

const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
const takes = (name: string) => schema.getMutationType()?.getFields()[name]?.extensions[VALIDATES] === true

let admin: Person
let staff: Caller

beforeAll(async () => {
  admin = await make.admin()
  staff = inPerson(admin)
})

const DRY = { 'validate-only': 'true' }

async function send(payload: object, headers: Record<string, string> = {}) {
  const answer = await staff.fetch({ method: 'POST', url: '/graphql', payload, headers })
  const { data, errors = [], extensions } = answer.json()
  const [error] = errors as { extensions: { code: string; fields?: object } }[]
  return { data, extensions, code: error?.extensions.code, fields: error?.extensions.fields }
}

const call = (name: string, input: object) => ({
  query: `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
  variables: { input },
})

/** The rows of each table, by a checksum. What notes that somebody was here is left out. */
async function contents(): Promise<Record<string, string>> {
  const tables = await world.db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('Session', 'ApiToken')`
  const sums = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(r::text, '|' ORDER BY r::text)) AS sum FROM "${name}" r`,
  )
  const rows = await world.db.$queryRawUnsafe<{ name: string; sum: string }[]>(sums.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** One of each noun, and inputs that do something to them. */
async function plausibleInputs(): Promise<[name: string, input: object][]> {
  const { id: candidate, dealId, talentId } = await make.candidate()
  const { companyId } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
  const talent = (await make.talent()).id
  const another = (await make.talent()).id
  const comment = (await make.comment(admin, talentId)).id
  const application = (await make.application(dealId)).id
  const leaving = (await make.application(dealId)).id
  const billing = {
    newCompanyBudget: '$9,000',
    newCandidateBudget: '$7,000',
    changeReason: 'Raise',
    effectiveDate: '2026-01-01',
  }
  const colleague = (await make.user()).id
  return [
    ['createTalent', plausibleTalent],
    ['createTalent', { ...plausibleTalent, name: '' }],
    ['createTalents', { rows: [plausibleTalent, { ...plausibleTalent, role: '' }] }],
    ['createTalents', { isAtomic: true, rows: [plausibleTalent, { ...plausibleTalent, role: '' }] }],
    ['createCompany', { ...plausibleCompany, idempotencyKey: 'dry' }],
    ['createDeal', { ...plausibleDeal, companyId }],
    ['createDeal', { ...plausibleDeal, companyId: 999_999 }],
    ['updateTalent', { id: talent, summary: 'Knows looms' }],
    ['updateTalent', { id: talent, summary: 'Knows looms', version: 99 }],
    ['setTalentStatus', { id: talent, status: 'VETTED' }],
    ['updateCompany', { id: companyId, notes: 'Call in May' }],
    ['setCompanyStatus', { id: companyId, status: 'ACTIVE' }],
    ['updateDeal', { id: dealId, notes: 'Urgent' }],
    ['setDealStatus', { id: dealId, status: 'ON_HOLD' }],
    ['duplicateDeal', { id: dealId }],
    ['shareDeal', { id: dealId }],
    ['addCandidate', { dealId, talentId: talent }],
    ['addCandidate', { dealId, talentId }],
    ['updateCandidate', { id: candidate, status: 'INTERVIEWED' }],
    ['selectWinner', { dealId, talentId }],
    ['addComment', { talentId, comment: `Ask @[${colleague}]` }],
    ['updateComment', { id: comment, comment: 'Spoke again' }],
    ['addReminder', { talentId, text: 'Call', dueAt: '2030-01-01T10:00:00Z' }],
    ['createView', { tableName: 'deals', viewName: 'Mine' }],
    ['setApplicationLimit', { id: dealId, limit: 5 }],
    ['updateApplication', { id: application, status: 'VETTED', notes: 'Good' }],
    ['addContactBan', { companyId, talentId, askedBy: 'TALENT' }],
    ['updateAgency', { name: 'Analytical Agency' }],
    ['updateUser', { id: colleague, firstName: 'Sam' }],
    ['disableUser', { id: colleague }],
    ['shareTalent', { id: talentId }],
    ['setApplicationQuestions', { id: dealId, questions: [{ text: 'Why?', kind: 'TEXT' }] }],
    ['updateBilling', { dealId, talentId, ...billing }],
    ['fillDeal', { id: dealId, talentId, companyBudget: '$9,000', applications: [{ id: application, act: 'REJECT' }] }],
    ['requestErasure', { id: application }],
    ['eraseApplication', { id: application }],
    ['deleteComment', { id: comment }],
    ['deleteTalent', { id: talentId }],
    ['deleteTalent', { id: another }],
    ['removeApplication', { id: leaving }],
    ['deleteDeal', { id: dealId }],
  ]
}

test('a dry run of any mutation changes no row of any table, and answers the problem that the act has', async () => {
  const random = seeded(4_711)
  const ids = () => 1
  const generated = fields.map(field => ({
    name: field.name,
    payload: documentOf({ operation: 'mutation', field }, ids, random),
  }))
  const chosen = (await plausibleInputs()).map(([name, input]) => ({ name, payload: call(name, input) }))
  const before = await contents()
  const dry: ({ name: string } & Awaited<ReturnType<typeof send>>)[] = []
  for (const { name, payload } of [...chosen, ...generated]) dry.push({ name, ...(await send(payload, DRY)) })
  expect(await contents()).toEqual(before)
  const done = dry.filter(({ name, code }) => code === undefined && !takes(name))
  expect(done.map(({ name }) => name)).toEqual([])
  expect(dry.filter(({ code }) => code === 'INTERNAL').map(({ name }) => name)).toEqual([])
  const real: typeof dry = []
  for (const { name, payload } of chosen) real.push({ name, ...(await send(payload)) })
  const problems = (answers: typeof real) => answers.map(({ name, code, fields }) => ({ name, code, fields }))
  expect(problems(dry.slice(0, chosen.length))).toEqual(problems(real))
  expect(real.filter(({ code }) => code === undefined).length).toBeGreaterThan(28)
})

test('a mutation that counts guesses, sends or stores is refused, and so is the whole document', async () => {
  const guess = await send(call('confirmPassword', { password: 'guess' }), DRY)
  expect(guess).toMatchObject({ code: 'CANNOT_VALIDATE' })
  const query =
    'mutation { first: setTalentStatus(input: { id: 1, status: VETTED }) { __typename } signOut { success } }'
  expect(await send({ query }, DRY)).toMatchObject({ code: 'CANNOT_VALIDATE' })
  const fragment = 'mutation { ...all } fragment all on Mutation { signOut { success } }'
  expect(await send({ query: fragment }, DRY)).toMatchObject({ code: 'CANNOT_VALIDATE' })
  expect((await send({ query: '{ viewer { id } }' })).data.viewer).not.toBeNull()
})

test('rows of a mutation of several are told one by one, and earlier rows count for later ones', async () => {
  const { dealId } = await make.candidate()
  const talentId = (await make.talent()).id
  const rows = [
    { dealId, talentId },
    { dealId, talentId },
  ]
  const query = `mutation ($input: CreateCandidatesInput!) {
    createCandidates(input: $input) { rows { index done { candidate { id } } error { code } } }
  }`
  expect(await send({ query, variables: { input: { rows } } }, DRY)).toMatchObject({
    data: {
      createCandidates: {
        rows: [
          { index: 0, done: null, error: null },
          { index: 1, done: null, error: { code: 'CONFLICT' } },
        ],
      },
    },
    extensions: { validateOnly: true },
  })
})

test('REST answers 204 or the problem, holds If-Match, and refuses what cannot be checked', async () => {
  const { id, version } = await make.company()
  const token = as(admin)
  const put = (headers: Record<string, string>, payload: object) =>
    token.fetch({ method: 'PUT', url: `/api/companies/${id}`, payload, headers })
  const fine = await put(DRY, { notes: 'Call' })
  expect([fine.statusCode, fine.body, fine.headers['validate-only']]).toEqual([204, '', 'true'])
  expect((await put(DRY, { name: '' })).json()).toMatchObject({
    code: 'INVALID_INPUT',
    errors: { name: expect.any(String) },
  })
  expect((await put({ ...DRY, 'if-match': '"v99.x"' }, { notes: 'Call' })).statusCode).toBe(412)
  expect((await put({ 'validate-only': 'yes' }, { notes: 'Call' })).statusCode).toBe(400)
  expect((await world.db.company.findUniqueOrThrow({ where: { id } })).version).toBe(version)
  const read = as(admin, 'READ')
  const refused = await read.fetch({ method: 'DELETE', url: `/api/companies/${id}`, headers: DRY })
  expect(refused.statusCode).toBe(403)
  const login = await token.fetch({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.example', password: 'x' },
    headers: DRY,
  })
  expect(login.json()).toMatchObject({ code: 'CANNOT_VALIDATE' })
  expect(login.statusCode).toBe(400)
})

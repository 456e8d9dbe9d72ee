import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person, plausibleDeal } from '../test/make.ts'

openApp()

let recruiter: Person
let staff: Caller
let companyId: number

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
  companyId = (await make.company({ name: 'Acme' })).id
})

type Deal = Record<string, unknown> & { databaseId: number; version: number }

const FIELDS = `databaseId version title companyId company { name } dealType companyBudget candidateBudget recruitingFee
  budget weeklyHours status jobDescription notes interviewDate deadline offerDetails startDate targetArea
  selectedCandidateId createdAt`
const CREATE = `mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { ${FIELDS} } } }`
const UPDATE = `mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { deal { ${FIELDS} } } }`

const plausible = () => ({ ...plausibleDeal, companyId })
const create = async (values: Record<string, unknown> = {}) =>
  (await staff.run<{ createDeal: { deal: Deal } }>(CREATE, { input: { ...plausible(), ...values } })).createDeal.deal
const update = async (input: Record<string, unknown>) =>
  (await staff.run<{ updateDeal: { deal: Deal } }>(UPDATE, { input })).updateDeal.deal

describe('a new deal', () => {
  test('defaults to Open, Managed, 40 weekly hours and all areas', async () => {
    const values = { dealType: undefined, weeklyHours: undefined, notes: ' ', deadline: '', interviewDate: '' }
    expect(await create({ ...values, title: '  CTO ' })).toMatchObject({
      ...{ title: 'CTO', company: { name: 'Acme' }, dealType: 'MANAGED', status: 'OPEN', weeklyHours: 40 },
      ...{ targetArea: null, notes: null, deadline: null, interviewDate: null, startDate: null },
      ...{ selectedCandidateId: null, version: 1 },
    })
  })

  test.each([
    [{ candidateBudget: undefined }],
    [{ candidateBudget: '$' }],
    [{ dealType: 'HEAD_HUNTING' }],
    [{ dealType: 'HEAD_HUNTING', recruitingFee: ' ' }],
  ])('is refused with %j, which lacks a budget its type requires', async values => {
    const message = 'Required budget fields must be filled based on deal type'
    const refusal = await staff.refusal(CREATE, { input: { ...plausible(), ...values } })
    expect(refusal).toMatchObject({ message, fields: { companyBudget: message } })
  })

  test('keeps another currency in an amount, also after an edit', async () => {
    const { databaseId: id, ...deal } = await create({ companyBudget: '8,000 EUR', candidateBudget: '€ 6.500' })
    expect(deal).toMatchObject({ companyBudget: '8,000 EUR', candidateBudget: '€ 6.500' })
    expect(await update({ id, companyBudget: ' 65 000  kr SEK' })).toMatchObject({
      ...{ companyBudget: '65 000 kr SEK', candidateBudget: '€ 6.500' },
    })
    expect(await update({ id, companyBudget: '¥850,000 JPY' })).toMatchObject({ companyBudget: '¥850,000 JPY' })
    expect(await update({ id, companyBudget: '9000' })).toMatchObject({ companyBudget: '$9000' })
  })

  test('stores only the budgets of its type, each with one $', async () => {
    const budgets = { companyBudget: '$$8,000.50 / month', candidateBudget: '6000 USD', recruitingFee: '15,000' }
    expect(await create(budgets)).toMatchObject({
      ...{ companyBudget: '$8,000.50', candidateBudget: '$6000', recruitingFee: null },
    })
    expect(await create({ ...budgets, dealType: 'HEAD_HUNTING' })).toMatchObject({
      ...{ companyBudget: null, candidateBudget: null, recruitingFee: '$15,000' },
    })
  })

  test("accepts dates, date-times and the form's own formats", async () => {
    const dates = { deadline: '2026-12-31', startDate: '2027-01-04T23:30:00-05:00', interviewDate: '2026-12-01T09:30' }
    expect(await create({ ...dates, targetArea: 'LEGAL' })).toMatchObject({
      ...{ deadline: '2026-12-31', startDate: '2027-01-04', interviewDate: '2026-12-01T09:30:00.000Z' },
      targetArea: 'LEGAL',
    })
    expect(await create({ interviewDate: '2026-12-01T09:30:00+02:00' })).toMatchObject({
      interviewDate: '2026-12-01T07:30:00.000Z',
    })
  })

  test('keeps the single budget of an old record when copied from it', async () => {
    const deal = await create({ companyBudget: '', budget: '$5,000' })
    expect(deal).toMatchObject({ companyBudget: null, budget: '$5,000', candidateBudget: '$6,000' })
  })
})

describe('updating a deal', () => {
  test('changes only the sent fields', async () => {
    const { id } = await make.deal({ notes: 'Stays', deadline: '2026-12-31' })
    expect(await update({ id, weeklyHours: 20 })).toMatchObject({
      ...{ weeklyHours: 20, notes: 'Stays', deadline: '2026-12-31', companyBudget: '$8,000', version: 2 },
    })
  })

  test('clears optional fields and refuses to clear required ones', async () => {
    const { id } = await make.deal({ notes: 'Goes', deadline: '2026-12-31', targetArea: 'TECH' })
    expect(await update({ id, notes: '', deadline: '', targetArea: null, interviewDate: null })).toMatchObject({
      ...{ notes: null, deadline: null, targetArea: null, interviewDate: null },
    })
    for (const [field, message] of [
      ['title', 'A job title is required'],
      ['companyId', 'A company is required'],
      ['status', 'Status is unknown'],
      ['jobDescription', 'Job description should be at least 20 characters'],
      ['candidateBudget', 'Required budget fields must be filled based on deal type'],
    ] as const) {
      expect(await staff.refusal(UPDATE, { input: { id, [field]: null } })).toMatchObject({ message })
    }
  })

  test('requires the budgets of a new type and removes the others', async () => {
    const { id } = await make.deal()
    const message = 'Required budget fields must be filled based on deal type'
    expect(await staff.refusal(UPDATE, { input: { id, dealType: 'HEAD_HUNTING' } })).toMatchObject({ message })
    expect(await update({ id, dealType: 'HEAD_HUNTING', recruitingFee: '9000' })).toMatchObject({
      ...{ companyBudget: null, candidateBudget: null, recruitingFee: '$9000' },
    })
    expect(await update({ id, companyBudget: '', notes: 'Kept' })).toMatchObject({ companyBudget: null, notes: 'Kept' })
  })

  test('accepts unchanged values of an old record that break current rules', async () => {
    const { id } = await world.db.deal.create({
      data: { title: 'Old', companyId, jobDescription: 'Short', budget: '$1' },
    })
    const whole = { title: 'Renamed', companyId, companyBudget: '', candidateBudget: '', jobDescription: 'Short' }
    expect(await update({ id, ...whole })).toMatchObject({ title: 'Renamed', jobDescription: 'Short', budget: '$1' })
    expect(await staff.refusal(UPDATE, { input: { id, jobDescription: 'Shorter' } })).toMatchObject({
      message: 'Job description should be at least 20 characters',
    })
  })

  test('succeeds only once under concurrent updates of one version, and is a conflict on an older one', async () => {
    const { id } = await make.deal()
    const tries = Array.from({ length: 8 }, (_, at) => update({ id, version: 1, notes: `Try ${at}` }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await staff.refusal(UPDATE, { input: { id, version: 1, notes: 'Late' } })).toMatchObject({
      code: 'CONFLICT',
      message: 'This deal was changed by somebody else while you were editing. Nothing was saved.',
    })
  })
})

test('the history records the actor and the changes, with labels instead of keys', async () => {
  const { databaseId: id } = await create()
  const other = await make.company({ name: 'Globex' })
  await update({ id, companyId: other.id, targetArea: 'HR', deadline: '2026-12-31', status: 'ON_HOLD' })
  await update({ id, status: 'ON_HOLD' })
  type Entries = { edges: { node: { kind: string; actor: object; changes: object[] } }[] }
  const HISTORY = `query ($id: Int!) { deal(id: $id) { activity { edges { node {
    kind actor { databaseId } changes { field before after } } } } } }`
  const { deal } = await staff.run<{ deal: { activity: Entries } }>(HISTORY, { id })
  const [changed, created] = deal.activity.edges.map(({ node }) => node)
  expect(deal.activity.edges).toHaveLength(2)
  expect(created).toMatchObject({ kind: 'deal.created', actor: { databaseId: recruiter.id } })
  expect(changed?.kind).toBe('deal.statusChanged')
  expect(changed?.changes).toEqual(
    expect.arrayContaining([
      { field: 'company', before: 'Acme', after: 'Globex' },
      { field: 'targetArea', before: null, after: 'HR' },
      { field: 'deadline', before: null, after: '2026-12-31' },
      { field: 'status', before: 'Open', after: 'On Hold' },
    ]),
  )
})

import { beforeAll, expect, test } from 'vitest'
import { dealAudiences } from '../deals/audiences.ts'
import { describeApi } from '../http/openapi/openapi.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { replaceRule } from './test/rules.ts'

/* A reader without access to a column must not learn its content from computed figures, filters or sorting. */

openApp()

let staff: Caller
let ids: { talent: number; deal: number; company: number }

beforeAll(async () => {
  staff = as(await make.user())
  const { id: companyId } = await make.company()
  const { id: dealId } = await make.deal({ companyId, status: 'FILLED', companyBudget: '$9,000' })
  const talent = await make.talent({ name: 'Jane Doe', email: 'jane.doe@example.com', techStack: ['Go'] })
  await make.candidate({ dealId, talentId: talent.id })
  ids = { talent: talent.id, deal: dealId, company: companyId }
})

const forAdmins = { staff: ['ADMIN'] } as const

const closedTalent = (column: string) => replaceRule(talentAudiences.fields, column, forAdmins)
const closedDeal = (column: string) => replaceRule(dealAudiences.fields, column, forAdmins)

const MATCH = `mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) { matches { matchReason } } }`
const ORDERED = `query ($orderBy: TalentOrder, $filter: TalentFilter) { talents(orderBy: $orderBy, filter: $filter) { totalCount } }`

test.each<[string, 'Talent' | 'Deal', string, Record<string, unknown>]>([
  ['{ similarTalents(email: "jane.doe@example.com") { id } }', 'Talent', 'email', {}],
  ['{ submissionWarnings(input: { talentIds: [1], recipientCompany: "C" }) { kind } }', 'Talent', 'phone', {}],
  [MATCH, 'Talent', 'techStack', { input: { jobDescription: 'Go' } }],
  ['{ dealCandidates { edges { node { matchPercentage } } } }', 'Talent', 'summary', {}],
  ['query ($deal: Int!) { deal(id: $deal) { candidateSuggestions { talent { id } } } }', 'Talent', 'name', {}],
  ['query ($talent: Int!) { talent(id: $talent) { clientPreview { marks { kind } } } }', 'Talent', 'email', {}],
  [
    'query ($talent: Int!) { sharePreview(input: { talents: [{ talentId: $talent }] }) { basis } }',
    'Talent',
    'email',
    {},
  ],
  ['{ companies { edges { node { billingTotal } } } }', 'Deal', 'companyBudget', {}],
  [
    'query ($company: Int!) { company(id: $company) { selectedCandidates { candidate { id } } } }',
    'Deal',
    'status',
    {},
  ],
  [
    'query ($deal: Int!, $talent: Int!) { billingHistory(dealId: $deal, talentId: $talent) { newCandidateBudget } }',
    ...(['Deal', 'candidateBudget', {}] as const),
  ],
  ['{ talents(orderBy: { field: SENIORITY, direction: ASC }) { totalCount } }', 'Talent', 'seniority', {}],
  [ORDERED, 'Talent', 'seniority', { orderBy: { field: 'SENIORITY', direction: 'ASC' } }],
  [
    'query ($by: TalentOrder = { field: SENIORITY, direction: ASC }) { talents(orderBy: $by) { totalCount } }',
    ...(['Talent', 'seniority', {}] as const),
  ],
  ['{ ...F } fragment F on Query { people: talents(filter: { search: "jane" }) { totalCount } }', 'Talent', 'area', {}],
  [ORDERED, 'Talent', 'status', { filter: { status: 'VETTED' } }],
  ['{ deals(orderBy: { field: BUDGET, direction: ASC }) { totalCount } }', 'Deal', 'recruitingFee', {}],
  ['{ deals { totalCount } }', 'Deal', 'title', {}],
])('%s is refused to a reader without %s.%s', async (document, model, column, variables) => {
  const all = { ...ids, ...variables }
  await staff.run(document, all)
  if (model === 'Talent') closedTalent(column)
  else closedDeal(column)
  const refusal = await staff.refusal(document, all)
  expect(refusal).toMatchObject({ code: 'FORBIDDEN' })
  expect(refusal.message).toMatch(new RegExp(`^You may not see ${model}\\.${column}, which [A-Z]\\w+\\.\\w+ needs$`))
})

test('other orders and filters, an empty search, and admins are not restricted', async () => {
  closedTalent('seniority')
  closedTalent('area')
  const variables = {
    orderBy: { field: 'NAME', direction: 'ASC' },
    filter: { search: '', area: null, status: 'BACKLOG' },
  }
  await staff.run(ORDERED, variables)
  await as(await make.admin()).run(ORDERED, { orderBy: { field: 'SENIORITY', direction: 'ASC' } })
})

const json = async (url: string, payload?: object) =>
  (await staff.fetch({ method: payload ? 'POST' : 'GET', url, payload })).json()

test('REST omits figures computed from it, sorts lists by id instead of by it, and refuses a file', async () => {
  await make.deal({ title: 'A first one' })
  const company = `/api/companies/${ids.company}`
  const sheet = { method: 'GET', url: `/api/talents/${ids.talent}/profile.pdf` } as const
  const matches = () => json('/api/job-matching', { jobDescription: 'Go' })
  expect(await json(company)).toMatchObject({ billingTotal: '$9,000', filledDealsCount: 1 })
  expect((await matches())[0]).toMatchObject({ name: 'Jane Doe', matchReason: expect.any(String) })
  expect((await json('/api/deals'))[0].title).toBe('A first one')
  closedDeal('companyBudget')
  closedDeal('title')
  closedTalent('summary')
  expect(await json(company)).not.toHaveProperty('billingTotal')
  expect(JSON.stringify(await json('/api/companies'))).not.toContain('billingTotal')
  expect((await matches())[0]).toEqual({ id: ids.talent, name: 'Jane Doe', role: expect.any(String) })
  expect((await json('/api/deals'))[0].id).toBe(ids.deal)
  expect(await json('/api/deal-candidates')).toEqual([expect.not.objectContaining({ matchPercentage: null })])
  expect((await staff.fetch(sheet)).json()).toEqual({ code: 'FORBIDDEN', message: 'You may not see Talent.summary' })
})

test('the timeline leaves out the budgets that a billing change copied to the deal', async () => {
  const change = { dealId: ids.deal, talentId: ids.talent, newCompanyBudget: '7', newCandidateBudget: '5' }
  const input = { ...change, changeReason: 'Agreed', effectiveDate: '2026-11-21' }
  await staff.run('mutation ($input: UpdateBillingInput!) { updateBilling(input: $input) { deal { id } } }', { input })
  const ACTIVITY = 'query ($deal: Int!) { deal(id: $deal) { activity { edges { node { changes { field } } } } } }'
  expect(JSON.stringify(await staff.run(ACTIVITY, ids))).toContain('candidateBudget')
  closedDeal('candidateBudget')
  expect(JSON.stringify(await staff.run(ACTIVITY, ids))).not.toContain('candidateBudget')
})

test('OpenAPI requires only the fields of an answer that every role and scope sees', { tags: ['deep'] }, () => {
  const required = (schema: string) => {
    const { [schema]: described } = describeApi('cookie').components.schemas as Record<string, { required: string[] }>
    return described?.required
  }
  expect(required('Talent')).toContain('email')
  replaceRule(talentAudiences.fields, 'email', { token: ['READ_WRITE'] })
  closedDeal('companyBudget')
  expect(required('Talent')).not.toContain('email')
  expect(required('Talent')).toContain('name')
  expect(required('Company')).not.toContain('billingTotal')
  expect(required('Company')).toContain('filledDealsCount')
})

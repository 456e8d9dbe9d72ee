import { beforeAll, expect, test } from 'vitest'
import { call } from '../../test/call.ts'
import { as, type Caller, inPerson, openApp } from '../../test/harness.ts'
import { make, plausibleDeal, plausibleTalent } from '../../test/make.ts'

openApp()

let staff: Caller
/** A session, as tokens may not create accounts. */
let admin: Caller
const ids: Record<string, number> = {}

beforeAll(async () => {
  const person = await make.admin()
  staff = as(person)
  admin = inPerson(person)
  const { id: candidate, dealId: deal, talentId: talent } = await make.candidate()
  const { id: application } = await make.application(deal)
  const { id: company } = await make.company()
  Object.assign(ids, { candidate, deal, talent, application, company })
})

type Line = `${Uppercase<string>} /api/${string}`

/** Replaces names in braces by the ids of records. */
const refusal = async (line: Line, sent: object) => {
  const address = line.replace(/\{(\w+)\}/g, (_, noun: string) => `${ids[noun]}`) as Line
  const { status, body } = await call(line.includes('/auth/') ? admin : staff, address, sent)
  return { status, message: body.message, errors: Object.keys(body.errors ?? {}) }
}

const BUDGETS = 'Required budget fields must be filled based on deal type'
const deal = () => ({ ...plausibleDeal, dealType: 'managed', companyId: ids.company })
const talent = { ...plausibleTalent, area: 'Tech' }

test.each<[line: Line, sent: () => object, message: string, errors: string[]]>([
  ['POST /api/talents', () => ({ ...talent, name: '', area: 'Sales' }), 'Name is required', ['name', 'area']],
  ['POST /api/talents', () => ({ ...talent, seniority: '', status: 'Hired' }), 'Seniority is required', []],
  ['POST /api/talents', () => ({ ...talent, techStack: [], preferredRateType: 'Daily' }), 'Tech stack is required', []],
  ['PATCH /api/talents/{talent}', () => ({ role: ' ', status: 'Hired' }), 'Role is required', ['role', 'status']],
  ['PATCH /api/talents/{talent}', () => ({ techStack: [], preferredRateType: 'Daily' }), 'Tech stack is required', []],
  ['POST /api/companies', () => ({ name: 'A', status: 'Asleep' }), 'Company name is required', []],
  ['PUT /api/companies/{company}', () => ({ name: '', status: 'Asleep' }), 'Company name is required', []],
  [
    'POST /api/deals',
    () => ({ ...deal(), title: '', dealType: 'gift' }),
    'A job title is required',
    ['title', 'dealType'],
  ],
  ['POST /api/deals', () => ({ ...deal(), weeklyHours: 0, status: 'Sold' }), 'Weekly hours must be at least 1', []],
  [
    'POST /api/deals',
    () => ({ ...deal(), jobDescription: 'Short', targetArea: 'Sport' }),
    'Job description should',
    [],
  ],
  ['POST /api/deals', () => ({ ...deal(), candidateBudget: '', targetArea: 'Sport' }), BUDGETS, []],
  ['PUT /api/deals/{deal}', () => ({ title: '', status: 'Sold' }), 'A job title is required', ['title', 'status']],
  ['PUT /api/deals/{deal}', () => ({ candidateBudget: '', targetArea: 'Sport' }), BUDGETS, []],
  ['POST /api/deal-candidates', () => ({ dealId: ids.deal, status: 'Hired' }), 'A talent is required', []],
  ['POST /api/auth/register', () => ({ email: 'nobody', role: 'boss' }), 'Please enter a valid email address', []],
  ['POST /api/job-matching', () => ({ jobDescription: '', targetArea: 'Sport' }), 'Please enter a job description', []],
  [
    'POST /api/user-views',
    () => ({ tableName: 'towns', sorting: { field: 'x', direction: 'up' } }),
    'Please enter a',
    [],
  ],
])('%s reports an earlier fault before an unknown enum value', async (line, sent, message, errors) => {
  const refused = await refusal(line, sent())
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(message) })
  expect(refused.errors).toEqual(expect.arrayContaining(errors))
})

test.each<[line: Line, sent: () => object, message: string]>([
  ['POST /api/talents', () => ({ ...talent, area: 'Sales', seniority: '' }), 'Area must be one of Tech, '],
  ['POST /api/companies', () => ({ name: 'Acme', status: 'Asleep', mainStakeholder: '' }), 'Status must be one of '],
  ['POST /api/deals', () => ({ ...deal(), dealType: 'gift', jobDescription: '' }), 'Deal type must be one of '],
  ['PUT /api/deals/{deal}', () => ({ status: 'Sold', candidateBudget: '' }), 'Status must be one of Open, '],
  ['PATCH /api/deal-candidates/{candidate}', () => ({ status: 'Hired', notes: '\0' }), 'Status must be one of Applied'],
  [
    'PATCH /api/external-applications/{application}',
    () => ({ status: 'Hired', notes: '\0' }),
    'Status must be one of ',
  ],
])('%s reports an unknown enum value before a later fault', async (line, sent, message) => {
  expect(await refusal(line, sent())).toMatchObject({ status: 400, message: expect.stringContaining(message) })
})

test.each<[line: Line, sent: () => object]>([
  ['PATCH /api/talents/{talent}/status', () => ({ status: 'Hired' })],
  ['PATCH /api/companies/{company}/status', () => ({ status: 'Asleep' })],
  ['PATCH /api/deals/{deal}/status', () => ({ status: 'Sold' })],
])('%s refuses an unknown enum value', async (line, sent) => {
  const refused = await refusal(line, sent())
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('Status must be one of ') })
})

test('an unknown enum value beside a value of a wrong type is reported in the order of the fields', async () => {
  const wrongTypes = { title: 7, dealType: 'gift', weeklyHours: true }
  expect(await refusal('POST /api/deals', { ...deal(), ...wrongTypes })).toEqual({
    ...{ status: 400, message: 'Title must be a text', errors: ['title', 'dealType', 'weeklyHours'] },
  })
  expect((await refusal('POST /api/deals', { ...deal(), ...wrongTypes, title: 'CTO' })).message).toBe(
    'Deal type must be one of managed, head_hunting',
  )
})

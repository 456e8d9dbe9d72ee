import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const FIELDS = 'databaseId version name status mainStakeholder billing notes'
const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { ${FIELDS} } } }`
const UPDATE = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { ${FIELDS} } } }`
const SET_STATUS = `mutation ($id: Int!, $status: CompanyStatus!) {
  setCompanyStatus(input: { id: $id, status: $status }) { company { ${FIELDS} } } }`
const DELETE = 'mutation ($id: Int!) { deleteCompany(input: { id: $id }) { deletedCompanyId } }'

describe('a new company', () => {
  test('starts in Onboarding with trimmed texts', async () => {
    const data = await staff.run(CREATE, { input: { name: '  Acme ', mainStakeholder: ' Jo Doe', notes: '' } })
    expect(data).toMatchObject({
      createCompany: {
        company: { name: 'Acme', mainStakeholder: 'Jo Doe', status: 'ONBOARDING', billing: null, notes: null },
      },
    })
  })
})

describe('updating a company', () => {
  test('accepts a name of one letter and stores empty texts as null', async () => {
    const { id } = await make.company({ notes: 'Old', billing: '$5,000' })
    const data = await staff.run(UPDATE, { input: { id, name: 'X', mainStakeholder: 'J', billing: ' ', notes: '' } })
    expect(data).toMatchObject({
      updateCompany: { company: { name: 'X', mainStakeholder: 'J', billing: null, notes: null, version: 2 } },
    })
  })

  test('changes only the sent fields', async () => {
    const { id, name } = await make.company({ notes: 'Stays' })
    const data = await staff.run(UPDATE, { input: { id, billing: '$1' } })
    expect(data).toMatchObject({ updateCompany: { company: { name, notes: 'Stays', billing: '$1' } } })
  })

  test('succeeds only once under concurrent updates of one version', async () => {
    const { id } = await make.company()
    const tries = Array.from({ length: 5 }, (_, at) =>
      staff.run(UPDATE, { input: { id, version: 1, notes: `Try ${at}` } }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusal = await staff.refusal(UPDATE, { input: { id, version: 1, notes: 'Late' } })
    expect(refusal).toMatchObject({ code: 'CONFLICT' })
  })
})

test('statuses may be set in any order, and the history shows their labels', async () => {
  const { id } = await make.company({ status: 'ACTIVE' })
  for (const status of ['CLOSED', 'ONBOARDING', 'PAUSED', 'PAUSED']) {
    expect(await staff.run(SET_STATUS, { id, status })).toMatchObject({ setCompanyStatus: { company: { status } } })
  }
  await staff.run(UPDATE, { input: { id, name: 'Renamed' } })
  const kinds = await world.db.activity.findMany({ where: { companyId: id }, orderBy: { id: 'asc' } })
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'company.created',
    ...Array(3).fill('company.statusChanged'),
    'company.updated',
  ])
  expect(kinds[1]).toMatchObject({
    actorId: recruiter.id,
    changes: [{ field: 'status', before: 'Active', after: 'Closed' }],
  })
})

describe('deleting a company', () => {
  test('is refused while the company has deals, and the message contains their number', async () => {
    const { id } = await make.company()
    await make.deal({ companyId: id })
    expect(await staff.refusal(DELETE, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This company has 1 deal and cannot be deleted',
    })
    await make.deal({ companyId: id })
    expect((await staff.refusal(DELETE, { id })).message).toBe('This company has 2 deals and cannot be deleted')
  })

  test('succeeds only once', async () => {
    const { id } = await make.company()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => staff.run(DELETE, { id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await staff.run('query ($id: Int!) { company(id: $id) { name } }', { id })).toEqual({ company: null })
  })

  test('either succeeds or lets a concurrent new deal succeed, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await make.company()
      const [deleted, added] = await Promise.allSettled([staff.run(DELETE, { id }), make.deal({ companyId: id })])
      expect([deleted.status, added.status].sort()).toEqual(['fulfilled', 'rejected'])
      expect(await world.db.deal.count({ where: { companyId: id } })).toBe(added.status === 'fulfilled' ? 1 : 0)
    }
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller
let dealId: number

beforeAll(async () => {
  staff = as(await make.user())
  dealId = (await make.deal()).id
})

const UPDATE = `mutation ($input: UpdateApplicationInput!) { updateApplication(input: $input) {
  application { databaseId status notes name } } }`
const REMOVE = `mutation ($id: Int!) { removeApplication(input: { id: $id }) {
  deletedApplicationId deal { applications { databaseId } } } }`

test('a deal lists only its own applications, in the order of arrival', async () => {
  const deal = await make.deal()
  const first = await make.application(deal.id, { name: null, isProcessed: false })
  await make.application(deal.id, { name: 'Second', matchPercentage: 80, coverLetter: 'Dear all' })
  await make.application(dealId)
  const data = await staff.run(
    `query ($id: Int!) { deal(id: $id) { applicationLimit { limit currentCount isReached } applications {
      databaseId talentId talent { name } name role techStack status matchPercentage notes coverLetter resumeUrl
      email phone isProcessed createdAt deal { title } } } }`,
    { id: deal.id },
  )
  expect(data).toMatchObject({
    deal: {
      applicationLimit: { limit: null, currentCount: 2, isReached: false },
      applications: [
        { databaseId: first.id, name: null, status: 'APPLIED', isProcessed: false, talent: null, techStack: ['Go'] },
        { name: 'Second', matchPercentage: 80, coverLetter: 'Dear all', email: 'olga.outside@example.com' },
      ],
    },
  })
})

describe('updating an application', () => {
  test('saves the sent status and notes, and records the change with the applicant', async () => {
    const deal = await make.deal()
    const { id } = await make.application(deal.id)
    await staff.run(UPDATE, { input: { id, notes: ' Call her ' } })
    const data = await staff.run(UPDATE, { input: { id, status: 'SELECTED' } })
    expect(data).toMatchObject({ updateApplication: { application: { status: 'SELECTED', notes: 'Call her' } } })
    const changes = await world.db.activity.findMany({ where: { dealId: deal.id, kind: 'application.updated' } })
    expect(changes).toHaveLength(2)
    expect(changes[1]?.changes).toEqual([
      { field: 'applicant', before: 'Olga Outside', after: 'Olga Outside' },
      { field: 'status', before: 'Applied', after: 'Selected' },
    ])
  })

  test('returns NOT_FOUND for an unknown id and refuses invalid values', async () => {
    const { id } = await make.application(dealId)
    expect(await staff.refusal(UPDATE, { input: { id: 2_000_000, status: 'SENT' } })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Application not found',
    })
    expect(await staff.refusal(UPDATE, { input: { id, status: null } })).toMatchObject({ message: 'Status is unknown' })
    expect(await staff.refusal(UPDATE, { input: { id, notes: 'x'.repeat(10_001) } })).toMatchObject({
      message: 'Notes must be at most 10,000 characters',
    })
  })
})

test('a change of an older version is a CONFLICT', async () => {
  const { id, version } = await make.application(dealId)
  await staff.run(UPDATE, { input: { id, version, notes: 'Mine' } })
  expect(await staff.refusal(UPDATE, { input: { id, version, notes: 'Theirs' } })).toMatchObject({ code: 'CONFLICT' })
  expect(await world.db.externalApplication.findUnique({ where: { id } })).toMatchObject({ notes: 'Mine' })
})

test('applications are found by deal, status and time of change, the newest first', async () => {
  const deal = await make.deal()
  const ids: number[] = []
  for (const status of ['APPLIED', 'SCREENED', 'REJECTED'] as const) {
    ids.push((await make.application(deal.id, { status })).id)
  }
  const find = async (filter: object) => {
    const { applications, applicationCount } = await staff.run<Applications>(FIND, { filter })
    expect(applications.totalCount).toBe(applications.edges.length)
    return { ids: applications.edges.map(({ node }) => node.databaseId), applicationCount }
  }
  const [applied, screened, rejected] = ids
  expect((await find({ dealId: deal.id })).ids).toEqual([rejected, screened, applied])
  expect((await find({ dealId: deal.id, statuses: ['REJECTED', 'APPLIED'] })).ids).toEqual([rejected, applied])
  expect((await find({ dealId: deal.id, statuses: [] })).ids).toHaveLength(3)
  const { updatedAt } = await world.db.externalApplication.update({
    where: { id: applied ?? 0 },
    data: { notes: 'Changed' },
  })
  expect((await find({ updatedSince: updatedAt })).ids).toEqual([applied])
  expect((await find({})).applicationCount).toBe(await world.db.externalApplication.count())
})

type Applications = {
  applications: { totalCount: number; edges: { node: { databaseId: number } }[] }
  applicationCount: number
}

const FIND = `query ($filter: ExternalApplicationFilter) { applicationCount
  applications(filter: $filter) { totalCount edges { node { databaseId } } } }`

test('removing an application deletes its file and succeeds only once', async () => {
  const { id } = await make.application(dealId)
  expect(await world.db.storedFile.count({ where: { applicationId: id } })).toBe(1)
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => staff.run(REMOVE, { id })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await staff.refusal(REMOVE, { id })).toMatchObject({ code: 'NOT_FOUND', message: 'Application not found' })
  expect(await world.db.storedFile.count({ where: { applicationId: id } })).toBe(0)
})

test('removing an application while its deal is deleted leaves no file behind', async () => {
  for (let round = 0; round < 3; round++) {
    const deal = await make.deal()
    const { id } = await make.application(deal.id)
    const [removed, gone] = await Promise.allSettled([
      staff.run(REMOVE, { id }),
      staff.run('mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }', { id: deal.id }),
    ])
    expect(gone?.status).toBe('fulfilled')
    if (removed?.status === 'rejected') expect(removed.reason.message).toBe('NOT_FOUND: Application not found')
    expect(await world.db.storedFile.count({ where: { applicationId: id } })).toBe(0)
  }
})

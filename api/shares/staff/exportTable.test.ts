import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { readCsv } from '../../test/readCsv.ts'
import { share, shortlist } from '../test/sharing.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const get = (id: number, caller = staff, method: 'GET' | 'HEAD' = 'GET') =>
  caller.fetch({ method, url: `/api/shares/${id}/table.csv` })

const exports = (shareId: number) => world.db.activity.findMany({ where: { kind: 'share.exported', shareId } })

test('the table has the frozen profiles in the order of the share', async () => {
  const jane = await make.talent({
    name: 'Jane Doe',
    role: 'Engineer',
    seniority: 'Senior, says Jane Doe',
    phone: '+4989',
  })
  const ben = await make.talent({ name: 'Ben Adeyemi', role: 'Lead', minHourlyRate: '€90', techStack: ['Go', '=1+1'] })
  const deal = await make.deal({ title: 'Lead', jobDescription: 'Requirements: Go and PostgreSQL.' })
  const talents = [{ talentId: ben.id }, { talentId: jane.id }]
  const { databaseId } = await share(recruiter, { talents, dealId: deal.id, sections: ['SENIORITY', 'SKILLS', 'RATE'] })
  await world.db.talent.update({ where: { id: ben.id }, data: { role: 'Changed since' } })
  const { body, headers } = await get(databaseId)
  const rows = readCsv(body)
  expect(Object.keys(rows[0] ?? {})).toEqual(['Name', 'Role', 'Seniority', 'Skills asked for', 'Rate'])
  expect(rows).toMatchObject([
    { Name: 'Ben A.', Role: 'Lead', Rate: 'from €90 / hour', 'Skills asked for': expect.stringContaining(': Go') },
    { Name: 'Jane D.', Role: 'Engineer', Rate: '' },
  ])
  expect(body).not.toMatch(/Doe|Adeyemi|4989|Changed/)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="shortlist-\d{4}-\d\d-\d\d\.csv"/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('the table contains whole names if the share shows them', async () => {
  const { databaseId } = await shortlist(recruiter, ['Jane Doe', 'Ben Adeyemi'], { showsNames: true })
  expect(readCsv((await get(databaseId)).body).map(({ Name }) => Name)).toEqual(['Jane Doe', 'Ben Adeyemi'])
})

test('the table leaves out hidden talents, and is a 404 if all are hidden', async () => {
  const { databaseId, talents } = await shortlist(recruiter, ['Jane Doe', 'Ben Adeyemi'])
  const [jane, ben] = talents.map(({ id }) => id)
  await world.db.dealCandidate.deleteMany({ where: { talentId: { in: [jane ?? 0, ben ?? 0] } } })
  await staff.run('mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }', { id: jane })
  expect(readCsv((await get(databaseId)).body).map(({ Name }) => Name)).toEqual(['Ben A.'])
  await staff.run('mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }', { id: ben })
  const gone = await get(databaseId)
  expect([gone.statusCode, gone.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Table not found' }])
})

test('only staff export the table, and the timelines record each export', async () => {
  const { databaseId, deal, token } = await shortlist(recruiter, ['Jane Doe', 'Ben Adeyemi'])
  expect((await get(databaseId, visitor)).statusCode).toBe(401)
  expect((await visitor.fetch({ method: 'GET', url: `/api/shares/${token}/table.csv` })).statusCode).toBe(401)
  expect((await get(999_999)).json()).toEqual({ code: 'NOT_FOUND', message: 'Share not found' })
  expect((await get(databaseId, staff, 'HEAD')).statusCode).toBe(200)
  expect(await exports(databaseId)).toEqual([])
  expect((await get(databaseId, as(recruiter, 'READ'))).statusCode).toBe(200)
  const entries = await exports(databaseId)
  expect(entries.map(({ dealId, talentId }) => Boolean(dealId ?? talentId))).toEqual([true, true, true])
  expect(entries.find(({ dealId }) => dealId === deal.id)).toMatchObject({ actorId: recruiter.id })
})

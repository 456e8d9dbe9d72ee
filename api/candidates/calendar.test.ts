import { beforeAll, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
beforeAll(async () => {
  person = await make.user()
})

const fetched = (id: number, who = as(person, 'READ')) =>
  who.fetch({ method: 'GET', url: `/api/deal-candidates/${id}/interview.ics` })

/** Parses the properties of an iCalendar file, after joining its folded lines. */
const readIcs = (text: string) =>
  Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

test('an interview is a UTC calendar file, escaped and folded, with a constant UID and rising SEQUENCE', async () => {
  const talent = await make.talent({ name: 'Zoë, Null; "Æ"', email: 'zoe@example.com' })
  const deal = await make.deal({ title: 'Engineer, who keeps very long promises about quality \\ tests; and more' })
  const asked = { dealId: deal.id, talentId: talent.id, status: 'INTERVIEWED', notes: 'Wants $9,000' }
  const { id } = await make.candidate({ ...asked, interviewDate: '2026-12-01T09:30:00Z' })
  const { statusCode, headers, body } = await fetched(id)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/calendar/)
  expect(headers['content-disposition']).toContain(`interview-${id}.ics`)
  expect(Math.max(...body.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const event = readIcs(body)
  expect(event).toMatchObject({
    DTSTART: '20261201T093000Z',
    DTEND: '20261201T103000Z',
    UID: `interview-${id}@localhost`,
    SUMMARY:
      'Interview: Zoë\\, Null\\; "Æ" – Engineer\\, who keeps very long promises about quality \\\\ tests\\; and more\\, Analytical Engines',
  })
  expect(body).not.toMatch(/zoe@example|9,000/)
  await world.db.dealCandidate.update({
    where: { id },
    data: { interviewDate: new Date('2026-12-02T09:30:00Z'), updatedAt: new Date(Date.now() + 60_000) },
  })
  const later = readIcs((await fetched(id)).body)
  expect(later).toMatchObject({ UID: event.UID, DTSTART: '20261202T093000Z' })
  expect(Number(later.SEQUENCE)).toBeGreaterThan(Number(event.SEQUENCE))
})

test('without an interview there is no file, and visitors cannot read files', async () => {
  const { id } = await make.candidate()
  const path = `GET /api/deal-candidates/${id}/interview.ics` as const
  expect(await call(as(person), path)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Interview not found' },
  })
  expect((await fetched(id, visitor)).statusCode).toBe(401)
})

test("the deal's own interview date is a separate file without a person's name", async () => {
  const deal = await make.deal({ title: 'Go Engineer', interviewDate: '2026-12-03T08:00:00Z', notes: 'Pays $9,000' })
  const { talentId } = await make.candidate({ dealId: deal.id })
  const url = `/api/deals/${deal.id}/interview.ics`
  const { statusCode, headers, body } = await as(person, 'READ').fetch({ method: 'GET', url })
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/calendar/)])
  expect(readIcs(body)).toMatchObject({
    ...{ DTSTART: '20261203T080000Z', DTEND: '20261203T090000Z', UID: `deal-interview-${deal.id}@localhost` },
    SUMMARY: 'Interview: Go Engineer\\, Analytical Engines',
  })
  const { name } = await world.db.talent.findUniqueOrThrow({ where: { id: talentId } })
  expect(body).not.toMatch(new RegExp(`9,000|${name}`))
  expect((await visitor.fetch({ method: 'GET', url })).statusCode).toBe(401)
  const { id } = await make.deal()
  expect(await call(as(person), `GET /api/deals/${id}/interview.ics`)).toMatchObject({
    ...{ status: 404, body: { code: 'NOT_FOUND', message: 'Interview not found' } },
  })
})

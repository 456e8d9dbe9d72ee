import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person, plausibleTalent } from '../test/make.ts'
import { submitApplication } from './apply.ts'
import { askForErasure, findOwnApplication, replaceOwnResume, withdrawOwnApplication } from './ownApplication.ts'
import { applicationsOf, openDeal, upload } from './test/applying.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0', BRAND_NAME: 'Blue Harbor' })

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const email = 'ines.carvalho@example.org'

/** Creates an application, with the link of its applicant. */
async function ownApplication(values: Record<string, unknown> = {}, by: object = {}) {
  const deal = await openDeal(values)
  const { secret } = await submitApplication(world, { token: deal.token, resume: upload(), email, ...by })
  const [application] = await applicationsOf(deal.id)
  return { ...deal, secret: secret ?? '', applicationId: application?.id ?? 0 }
}

const look = (secret: string) => findOwnApplication(world, { secret })

const UPDATE = `mutation ($id: Int!, $status: CandidateStatus) { updateApplication(input: { id: $id, status: $status }) {
  application { status } } }`

describe('the link of an applicant', () => {
  test('shows the state but no data of the company, and is stored as a hash', async () => {
    const { secret, title } = await ownApplication({ title: 'Data Lead' })
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await look(secret)).toEqual({
      agency: { name: 'Blue Harbor', logoUrl: null, color: null, footer: null },
      ...{ privacyUrl: null, state: 'RECEIVED', title, sentAt: expect.any(Date), position: null },
      ...{ withdrawnAt: null, erasureAskedAt: null },
    })
    expect(await tablesWith(secret)).toEqual([])
  })

  test("contains the browser's secret, also when the application is sent again", async () => {
    const { token } = await openDeal()
    const linkSecret = 'a-_'.repeat(14).concat('Z')
    const send = (by: object) => submitApplication(world, { token, resume: upload(), email, ...by })
    expect(await send({ linkSecret })).toMatchObject({ secret: linkSecret })
    expect(await send({ linkSecret })).toMatchObject({ secret: linkSecret })
    // Without the secret, sending the same file and address again gives no link.
    expect(await send({})).toMatchObject({ secret: null })
    await expect(send({ linkSecret: 'short' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const elsewhere = { token: (await openDeal()).token, linkSecret }
    await expect(send(elsewhere)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test.each(['', 'unknown', 'a\u0000b', 'x'.repeat(5_000)])('finds nothing with the secret %j', async secret => {
    expect(await look(secret)).toBeNull()
    for (const verb of [withdrawOwnApplication, askForErasure]) {
      await expect(verb(world, { secret })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(replaceOwnResume(world, { secret, resume: upload() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['APPLIED', 'OPEN', 'RECEIVED'],
    ['APPLIED', 'ON_HOLD', 'RECEIVED'],
    ['SCREENED', 'OPEN', 'IN_REVIEW'],
    ['SELECTED', 'CANDIDATE_IN_INTERVIEW', 'IN_REVIEW'],
    ['REJECTED', 'OPEN', 'CLOSED'],
    ['WITHDRAWN', 'OPEN', 'CLOSED'],
    ['SENT', 'FILLED', 'CLOSED'],
  ] as const)('shows an application in %s for a deal in %s as %s', async (status, dealStatus, state) => {
    const { id, secret, applicationId } = await ownApplication()
    await world.db.externalApplication.update({ where: { id: applicationId }, data: { status } })
    await world.db.deal.update({ where: { id }, data: { status: dealStatus } })
    expect(await look(secret)).toMatchObject({ state })
  })

  test('is refused to staff', async () => {
    const { secret } = await ownApplication()
    for (const name of ['withdrawOwnApplication', 'askForErasure', 'replaceOwnResume']) {
      const refused = await staff.refusal(
        `mutation ($secret: String!) { ${name}(input: { secret: $secret }) { application { state } } }`,
        { secret },
      )
      expect(refused).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await look(secret)).toMatchObject({ state: 'RECEIVED' })
  })
})

test('another resume replaces the first one with its file and data', async () => {
  const { id, secret } = await ownApplication()
  const [first] = await applicationsOf(id)
  await world.db.externalApplication.update({
    where: { id: first?.id },
    data: {
      isProcessed: true,
      name: 'Old Name',
      matchPercentage: 80,
      extraction: { name: 'Old Name' },
      readingProblem: 'Blank',
    },
  })
  const files = () => world.db.storedFile.findMany({ where: { kind: 'APPLICATION', applicationId: first?.id } })
  const [formerFile] = await files()
  for (let time = 0; time < 2; time++) await replaceOwnResume(world, { secret, resume: upload('% second') })
  const [second] = await applicationsOf(id)
  expect(second).toMatchObject({
    isProcessed: false,
    name: null,
    matchPercentage: null,
    extraction: null,
    readingProblem: null,
    email,
  })
  expect(await files()).toHaveLength(1)
  expect(await world.db.storedFile.findUnique({ where: { key: formerFile?.key ?? '' } })).toBeNull()
  const jobs = await world.db.$queryRaw<object[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${`application:${first?.id}`}`
  expect(jobs).toHaveLength(1)
  const changes = await world.db.activity.findMany({ where: { dealId: id, kind: 'application.resumeReplaced' } })
  expect(changes).toHaveLength(1)
  await expect(replaceOwnResume(world, { secret })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await world.db.deal.update({ where: { id }, data: { status: 'FILLED' } })
  await expect(replaceOwnResume(world, { secret, resume: upload('3') })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('withdrawing is recorded once and frees the place', async () => {
  const { id, secret, applicationId } = await ownApplication()
  await Promise.all([1, 2, 3].map(() => withdrawOwnApplication(world, { secret })))
  expect(await look(secret)).toMatchObject({ state: 'WITHDRAWN', withdrawnAt: expect.any(Date) })
  expect(await world.db.activity.count({ where: { dealId: id, kind: 'application.withdrawn' } })).toBe(1)
  const COUNT = 'query ($id: Int!) { deal(id: $id) { applicationLimit { currentCount } applications { status } } }'
  expect(await staff.run(COUNT, { id })).toEqual({
    deal: { applicationLimit: { currentCount: 0 }, applications: [{ status: 'WITHDRAWN' }] },
  })
  await staff.run(UPDATE, { id: applicationId, status: 'REJECTED' })
  await expect(withdrawOwnApplication(world, { secret })).rejects.toMatchObject({ code: 'CONFLICT' })
})

describe('erasure', () => {
  const ERASE = 'mutation ($id: Int!) { eraseApplication(input: { id: $id }) { deletedApplicationId } }'

  test('leaves no data of the person in any table', async () => {
    const own = 'una.whole@example.org'
    const { id, secret, applicationId } = await ownApplication({}, { email: own, resume: upload('', 'Una Whole.pdf') })
    await staff.run(
      'mutation ($id: Int!) { updateApplication(input: { id: $id, notes: "Wrote to una.whole@example.org" }) { application { id } } }',
      { id: applicationId },
    )
    // Simulates old timeline entries, which do not contain the application's id.
    await world.db.activity.updateMany({ where: { dealId: id }, data: { applicationId: null } })
    await replaceOwnResume(world, { secret, resume: upload('% mine', 'Una Whole again.pdf') })
    for (let time = 0; time < 2; time++) await askForErasure(world, { secret })
    expect(await look(secret)).toMatchObject({ state: 'RECEIVED', erasureAskedAt: expect.any(Date) })
    expect(await tablesWith(own)).toContain('ExternalApplication')
    expect(await staff.run(ERASE, { id: applicationId })).toEqual({
      eraseApplication: { deletedApplicationId: expect.any(String) },
    })
    expect(await tablesWith('una.whole')).toEqual([])
    expect(await tablesWith('Una Whole')).toEqual([])
    expect(await look(secret)).toMatchObject({ state: 'ERASED', title: null, sentAt: null })
    await askForErasure(world, { secret })
    const changes = await world.db.activity.findMany({ where: { dealId: id, kind: 'application.erased' } })
    expect(changes).toMatchObject([{ actorId: recruiter.id, changes: [] }])
    expect(await staff.refusal(ERASE, { id: applicationId })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('happens when an application is removed after a request, even by staff', async () => {
    const { secret, applicationId } = await ownApplication({}, { email: 'by.mail@example.org' })
    const ASK = `mutation ($id: Int!) { requestErasure(input: { id: $id }) { application { erasureAskedAt } } }`
    expect(await staff.run(ASK, { id: applicationId })).toMatchObject({
      requestErasure: { application: { erasureAskedAt: expect.any(String) } },
    })
    await staff.run('mutation ($id: Int!) { removeApplication(input: { id: $id }) { deletedApplicationId } }', {
      id: applicationId,
    })
    expect(await tablesWith('by.mail@example.org')).toEqual([])
    expect(await look(secret)).toMatchObject({ state: 'ERASED' })
  })

  test('is refused while the applicant is a talent', async () => {
    const { applicationId } = await ownApplication()
    const input = { ...plausibleTalent, name: 'Ines Carvalho', applicationId }
    await staff.run('mutation ($input: CreateTalentInput!) { createTalent(input: $input) { talent { id } } }', {
      input,
    })
    expect(await staff.refusal(ERASE, { id: applicationId })).toMatchObject({
      code: 'CONFLICT',
      message: 'This applicant is the talent Ines Carvalho. Delete the talent first, then erase the application.',
    })
  })
})

/** Returns the tables with rows that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await world.db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', current_schema(), 'graphile_worker')`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await world.db.$queryRawUnsafe<object[]>(
      `SELECT 1 FROM ${name} row WHERE position(lower($1) IN lower(to_jsonb(row)::text)) > 0 LIMIT 1`,
      text,
    )
    if (rows.length > 0) found.push(name.replace(/^.*\./, '').replaceAll('"', ''))
  }
  return found
}

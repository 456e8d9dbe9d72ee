import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startWorker } from '../jobs/worker.ts'
import { openMailServer } from '../mail/test/mailServer.ts'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { claimMornings, morningJobs } from './mornings.ts'

const post = await openMailServer()
const { received } = post

openApp({
  SMTP_URL: post.url,
  MAIL_FROM: 'desk@example.com',
  MORNING_EMAIL_HOUR: String(new Date().getHours()),
  PUBLIC_URL: 'https://desk.example.com',
  LOG_LEVEL: 'info',
})

const HOUR = 3_600_000

let rita: Person

beforeEach(async () => {
  received.length = 0
  await world.db.user.updateMany({ data: { morningEmail: false } })
  rita = await make.user()
})

/** Runs the worker until the queue is empty. */
async function morning() {
  await claimMornings(world)
  const worker = await startWorker({
    ...{ databaseUrl: world.databaseUrl, jobs: morningJobs, deps: world, logger: world.log },
  })
  onTestFinished(() => worker.stop())
  const left = () => world.db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker._private_jobs`
  await expect.poll(left, { timeout: 15_000 }).toEqual([])
}

test('each user with items gets one e-mail a day, also from two replicas', async () => {
  const deal = await make.deal({ ownerId: rita.id, title: 'Nurse <night> & day', deadline: '2020-01-01' })
  const idle = await make.user()
  await Promise.all([claimMornings(world), claimMornings(world)])
  await morning()
  expect(received.map(({ to }) => to)).toEqual([[rita.email]])
  const [{ mail } = { mail: '' }] = received
  expect(mail).toContain('Subject: Today: 1 thing to do')
  expect(mail).toContain('From: Talentdesk <desk@example.com>')
  expect(mail).toContain('Deadlines (1)')
  expect(mail).toMatch(/- Nurse <night> & day.*: Overdue since Jan 2020 =C2=B7 no candidates/)
  expect(mail).toContain(`<a href="https://desk.example.com/deals/${deal.id}">Nurse &#60;night&#62; &#38; day`)
  await morning()
  expect(received).toHaveLength(1)
  expect(world.logged.join()).not.toContain(rita.email)
  expect(await world.db.user.findUniqueOrThrow({ where: { id: idle.id } })).toMatchObject({
    mailedOn: expect.any(Date),
  })
})

test('a refused message is sent again, and the log contains no addresses', { tags: ['deep'] }, async () => {
  await make.deal({ ownerId: rita.id, deadline: '2020-01-01' })
  post.refusals = 1
  await morning()
  expect(received.map(({ to }) => to)).toEqual([[rita.email]])
  const log = world.logged.join()
  expect(log).toContain('The mail server did not take a message: EENVELOPE 451')
  expect(log).not.toContain(rita.email)
})

test('nothing is sent outside the hour, to disabled users, or to users who switched it off', async () => {
  await make.deal({ ownerId: rita.id, deadline: '2020-01-01' })
  const now = world.clock.now().getTime()
  for (const hours of [-5, 5]) {
    await claimMornings({ ...world, clock: { ...world.clock, now: () => new Date(now + hours * HOUR) } })
  }
  const gone = await make.user()
  await make.deal({ ownerId: gone.id, deadline: '2020-01-01' })
  await world.db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } })
  const SET = 'mutation ($wanted: Boolean!) { setMorningEmail(input: { wanted: $wanted }) { success } }'
  await as(rita).run(SET, { wanted: false })
  expect(await as(rita).run('{ morningEmail }')).toEqual({ morningEmail: false })
  await morning()
  expect(received).toEqual([])
  await as(rita).run(SET, { wanted: true })
  await morning()
  expect(received.map(({ to }) => to)).toEqual([[rita.email]])
  expect(await visitor.refusal('{ morningEmail }')).toMatchObject({ message: 'Not authenticated' })
})

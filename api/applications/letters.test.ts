import { beforeEach, expect, test } from 'vitest'
import { startWorker } from '../jobs/worker.ts'
import { openMailServer } from '../mail/test/mailServer.ts'
import { as, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { submitApplication } from './apply.ts'
import { writeSoon, writeToApplicant } from './letters.ts'
import { findOwnApplication, withdrawOwnApplication } from './ownApplication.ts'
import { openDeal, upload } from './test/applying.ts'

const post = await openMailServer()
const { received } = post

openApp({
  SMTP_URL: post.url,
  MAIL_FROM: 'desk@example.com',
  PUBLIC_URL: 'https://desk.example.com',
  LOG_LEVEL: 'info',
})

beforeEach(() => {
  received.length = 0
})

const apply = (token: string, email: string, mark = 'a') =>
  submitApplication(world, { token, resume: upload(mark), email, mayWait: true })

/** Runs the worker until the enqueued e-mails are sent. */
async function sendLetters() {
  const worker = await startWorker({
    ...{ databaseUrl: world.databaseUrl, jobs: [writeToApplicant], deps: world, logger: world.log },
  })
  const left = () => world.db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs
    WHERE key LIKE 'letter:%' AND (attempts < max_attempts OR locked_at IS NOT NULL)`
  await expect.poll(left, { timeout: 15_000 }).toEqual([])
  await worker.stop()
}

const secretIn = (mail = '') => /https:\/\/desk\.example\.com\/application\/([\w-]{43})/.exec(mail)?.[1] ?? ''

async function stateBehind(mail: string | undefined) {
  return (await findOwnApplication(world, { secret: secretIn(mail) }))?.state
}

test('applicants get an e-mail with the link, and another one when a place becomes free', async () => {
  const staff = as(await make.user())
  const { id, token } = await openDeal({ title: 'Night <nurse>' })
  await staff.run(
    'mutation ($id: Int!) { setApplicationLimit(input: { id: $id, limit: 1, hasWaitingList: true }) { deal { id } } }',
    { id },
  )
  await apply(token, 'ines@example.com')
  await apply(token, 'omar@example.com')
  // A busy mail server refuses the first message.
  post.refusals = 1
  await sendLetters()
  expect(received.map(({ to }) => to).sort()).toEqual([['ines@example.com'], ['omar@example.com']])
  const [ines, omar] = received.sort((one, other) => String(one.to).localeCompare(String(other.to)))
  expect(ines?.mail).toContain('Subject: Talentdesk has received your application: Night <nurse>')
  expect(ines?.mail).toContain("We have received your application for 'Night <nurse>'.")
  expect(ines?.mail).toContain('Content-Type: text/plain')
  expect(omar?.mail).toContain('is on the waiting list. We write to you when a place opens.')
  expect([await stateBehind(ines?.mail), await stateBehind(omar?.mail)]).toEqual(['RECEIVED', 'WAITING'])

  received.length = 0
  await withdrawOwnApplication(world, { secret: secretIn(ines?.mail) })
  await sendLetters()
  expect(received.map(({ to }) => to)).toEqual([['omar@example.com']])
  expect(received[0]?.mail).toContain('Subject: A place has opened: Night <nurse>')
  expect([await stateBehind(received[0]?.mail), await stateBehind(omar?.mail)]).toEqual(['RECEIVED', 'RECEIVED'])

  const { id: applicationId } = await world.db.externalApplication.findFirstOrThrow({
    where: { dealId: id, email: 'omar@example.com' },
  })
  await staff.run('mutation ($id: Int!) { eraseApplication(input: { id: $id }) { deletedApplicationId } }', {
    id: applicationId,
  })
  expect(await stateBehind(omar?.mail)).toBe('ERASED')
  const log = world.logged.join()
  expect(log).toContain('The mail server did not take a message: EENVELOPE 451')
  expect(log).not.toMatch(/ines@|omar@/)
  expect(log).not.toContain(secretIn(omar?.mail))
})

test('staff see why an e-mail failed, until an e-mail is delivered', { tags: ['deep'] }, async () => {
  const staff = as(await make.user())
  const { id: dealId, token } = await openDeal()
  await apply(token, 'gone@example.com')
  const { id } = await world.db.externalApplication.findFirstOrThrow({ where: { dealId } })
  type Failure = { application: { emailFailure: string | null } }
  const failure = async () =>
    (await staff.run<Failure>('query ($id: Int!) { application(id: $id) { emailFailure } }', { id })).application
      .emailFailure
  expect(await failure()).toBeNull()
  Object.assign(post, { refusals: 1, code: 550 })
  await sendLetters()
  expect([await failure(), received]).toEqual(['ADDRESS_REFUSED', []])

  // Simulates half an hour of refusals; the last attempt is refused with the code 451.
  Object.assign(post, { refusals: 1, code: 451 })
  await world.transaction(tx => writeSoon(tx, { id, news: 'PLACE' }))
  await world.db
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1 WHERE key LIKE 'letter:%'`
  await sendLetters()
  expect(await failure()).toBe('SERVER_FAILED')

  await world.transaction(tx => writeSoon(tx, { id, news: 'RECEIVED' }))
  await sendLetters()
  expect([await failure(), received.length]).toEqual([null, 1])
  expect(world.logged.join()).toContain('The mail server did not take a message: EENVELOPE 550')
  expect(world.logged.join()).not.toContain('gone@')
})

test('one address gets five e-mails a day, and none about a closed application', { tags: ['deep'] }, async () => {
  const { id, token } = await openDeal()
  for (const mark of 'abcdef') await apply(token, 'Flood@example.com', mark)
  await sendLetters()
  expect(received).toHaveLength(5)
  const refused = { dealId: id, emailFailure: 'TOO_MANY' as const }
  expect(await world.db.externalApplication.count({ where: refused })).toBe(1)
  received.length = 0
  await apply(token, 'late@example.com')
  await world.db.externalApplication.updateMany({ where: { dealId: id }, data: { status: 'REJECTED' } })
  await sendLetters()
  expect(received).toEqual([])
})

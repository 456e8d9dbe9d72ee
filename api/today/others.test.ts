import { beforeEach, expect, test } from 'vitest'
import { shortlist } from '../shares/test/sharing.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { compareRunnersUp } from './runnersUp.ts'

openApp()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let rita: Person
let staff: Caller

beforeEach(async () => {
  rita = await make.user()
  staff = as(rita)
})

async function items(kind: string) {
  const { today } = await staff.run<{ today: { items: { why: string; talent: { name: string } | null }[] }[] }>(
    'query ($kinds: [TodayKind!]) { today(kinds: $kinds) { items { why commentId talent { name } } } }',
    { kinds: [kind] },
  )
  return today.flatMap(group => group.items)
}

test('an unanswered share is an item after it was opened, and before it expires', async () => {
  const { databaseId: id } = await shortlist(rita, ['Ines Carvalho'])
  expect(await items('SHARE')).toEqual([])
  await world.db.share.update({ where: { id }, data: { firstOpenedAt: inDays(-2), openCount: 2 } })
  expect(await items('SHARE')).toMatchObject([{ why: 'Carla Client opened it 2 times, no reply' }])
  await world.db.share.update({ where: { id }, data: { expiresAt: inDays(2) } })
  expect(await items('SHARE')).toMatchObject([{ why: expect.stringMatching(/^The link expires on .*, no reply$/) }])
  const { id: itemId } = await world.db.shareItem.findFirstOrThrow({ where: { shareId: id } })
  await world.db.shareAnswer.create({ data: { itemId, answer: 'INTERESTED' } })
  expect(await items('SHARE')).toEqual([])
})

test('a runner-up of a filled deal is suggested for an open deal', async () => {
  const work = {
    title: 'Backend Engineer',
    jobDescription: 'We look for a Backend Engineer with Go, PostgreSQL and Kafka who owns services.',
    targetArea: 'TECH',
  }
  const filled = await make.deal(work)
  const skills = { role: 'Backend Engineer', techStack: ['Go', 'PostgreSQL', 'Kafka'] }
  const second = await make.talent({ name: 'Ines Carvalho', ...skills })
  await make.candidate({ dealId: filled.id, talentId: second.id, status: 'INTERVIEWED' })
  const open = await make.deal({ ...work, title: 'Senior Backend Engineer', ownerId: rita.id })
  await world.db.deal.update({ where: { id: filled.id }, data: { status: 'FILLED' } })
  expect(await items('RUNNER_UP')).toEqual([])
  while (await compareRunnersUp(world));
  expect(await items('RUNNER_UP')).toMatchObject([
    {
      why: expect.stringMatching(/^Nearly won Backend Engineer, filled today; fits \d\d %$/),
      talent: { name: 'Ines Carvalho' },
    },
  ])
  const elsewhere = await make.candidate({ talentId: second.id, status: 'INTERVIEWED' })
  expect(await items('RUNNER_UP')).toEqual([])
  await world.db.dealCandidate.delete({ where: { id: elsewhere.id } })
  expect(await items('RUNNER_UP')).toHaveLength(1)
  await make.candidate({ dealId: open.id, talentId: second.id })
  expect(await items('RUNNER_UP')).toEqual([])
})

test("the viewer's own due reminders and unseen mentions are items", async () => {
  const deal = await make.deal()
  const author = await make.user({ firstName: 'Cole', lastName: 'League' })
  const reminder = await world.db.reminder.create({
    data: { userId: rita.id, dealId: deal.id, text: 'Call the client', dueAt: inDays(-1) },
  })
  await world.db.reminder.create({ data: { userId: rita.id, text: 'Later', dueAt: inDays(3) } })
  await world.db.reminder.create({ data: { userId: author.id, text: 'Of another', dueAt: inDays(-1) } })
  const comment = await world.db.talentComment.create({
    data: { userId: author.id, dealId: deal.id, comment: 'Please look at it' },
  })
  await world.db.mention.create({ data: { commentId: comment.id, userId: rita.id } })
  expect(await items('REMINDER')).toMatchObject([{ why: 'Call the client' }])
  expect(await items('MENTION')).toMatchObject([{ why: 'Cole League: Please look at it', commentId: comment.id }])
  await staff.run('mutation ($id: Int!) { setReminderDone(input: { id: $id, isDone: true }) { reminder { id } } }', {
    id: reminder.id,
  })
  await world.db.mention.updateMany({ where: { userId: rita.id }, data: { seenAt: new Date() } })
  expect(await items('REMINDER')).toEqual([])
  expect(await items('MENTION')).toEqual([])
})

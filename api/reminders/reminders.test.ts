import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type JobWorker, startWorker } from '../jobs/worker.ts'
import { as, openApp, visitorsPage, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { reminderJobs } from './jobs.ts'

openApp()

let ann: Person
let other: Person
let worker: JobWorker

beforeAll(async () => {
  ann = await make.user()
  other = await make.user()
  const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  worker = await startWorker({ databaseUrl: world.databaseUrl, jobs: reminderJobs, deps: world, logger })
})
afterAll(() => worker.stop())

const ADD = `mutation ($input: AddReminderInput!) { addReminder(input: $input) { reminder {
  id databaseId text dueAt doneAt talent { name } deal { title } company { name } } } }`
const EDIT =
  'mutation ($input: UpdateReminderInput!) { updateReminder(input: $input) { reminder { text dueAt doneAt } } }'
const DONE =
  'mutation ($id: Int!, $isDone: Boolean!) { setReminderDone(input: { id: $id, isDone: $isDone }) { reminder { doneAt } } }'
const DELETE = 'mutation ($id: Int!) { deleteReminder(input: { id: $id }) { deletedReminderId } }'
const MINE = `query ($isDone: Boolean) {
  reminders(first: 9, isDone: $isDone) { totalCount edges { node { text } } } }`
const OF_TALENT = 'query ($id: Int!) { talent(id: $id) { reminders(first: 9) { edges { node { text } } } } }'
const UNREAD = '{ unreadNotificationCount notifications(first: 1) { edges { node { kind reminder { text } } } } }'

const NEXT_YEAR = '2027-12-24T09:00:00.000Z'
type Added = { addReminder: { reminder: { id: string; databaseId: number } } }
const add = async (who: Person, input: object = {}) => {
  const asked = { text: 'Call', dueAt: NEXT_YEAR, ...input }
  return (await as(who).run<Added>(ADD, { input: asked })).addReminder.reminder
}

describe('a reminder', () => {
  test('is about a talent, a deal, a company or nothing', async () => {
    const talent = await make.talent({ name: 'Zoë Null' })
    const deal = await make.deal({ title: 'Go Engineer' })
    expect(await add(ann, { text: '  Call on Thursday ', talentId: talent.id })).toMatchObject({
      ...{ text: 'Call on Thursday', dueAt: NEXT_YEAR, doneAt: null, deal: null, company: null },
      talent: { name: 'Zoë Null' },
    })
    expect(await add(ann, { text: 'Rates', dealId: deal.id, dueAt: '2027-01-02T09:00:00Z' })).toMatchObject({
      deal: { title: 'Go Engineer' },
    })
    expect(await add(ann, { companyId: deal.companyId })).toMatchObject({ company: { name: 'Analytical Engines' } })
    await add(ann, { text: 'Tidy up' })
    const texts = (page: { reminders: { edges: { node: { text: string } }[] } }) =>
      page.reminders.edges.map(({ node }) => node.text)
    expect(texts(await as(ann, 'READ').run(MINE))).toEqual(['Rates', 'Call on Thursday', 'Call', 'Tidy up'])
    expect(await as(ann).run(OF_TALENT, { id: talent.id })).toMatchObject({
      talent: { reminders: { edges: [{ node: { text: 'Call on Thursday' } }] } },
    })
    expect(await as(other).run(OF_TALENT, { id: talent.id })).toMatchObject({ talent: { reminders: { edges: [] } } })
  })

  test.each([
    [{ text: ' ' }, 'Reminder is required'],
    [{ text: 'x'.repeat(501) }, 'Reminder must be at most 500 characters'],
    [{ talentId: 2_000_000 }, 'Talent not found'],
    [{ talentId: 1, dealId: 1 }, 'Please name only one of talent, deal and company'],
  ])('refuses %j', async (input, message) => {
    const asked = { text: 'Call', dueAt: NEXT_YEAR, ...input }
    expect(await as(ann).refusal(ADD, { input: asked })).toMatchObject({ message })
  })

  test('is changed, marked as done and deleted only by its owner', async () => {
    const { id: node, databaseId: id } = await add(ann)
    for (const [document, input] of [
      [EDIT, { input: { id, text: 'x' } }],
      [DONE, { id, isDone: true }],
      [DELETE, { id }],
    ] as const) {
      expect(await as(await make.admin()).refusal(document, input)).toMatchObject({ message: 'Reminder not found' })
      expect(await visitorsPage.refusal(document, input)).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    }
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Reminder { text } } }'
    expect(await as(other).run(NODE, { id: node })).toEqual({ node: null })
    expect(await visitorsPage.refusal(NODE, { id: node })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(await as(ann).run(NODE, { id: node })).toEqual({ node: { text: 'Call' } })
    expect(await as(ann).run(EDIT, { input: { id, text: 'Write' } })).toMatchObject({
      updateReminder: { reminder: { text: 'Write', dueAt: NEXT_YEAR } },
    })
    expect(await as(ann).run(DONE, { id, isDone: true })).toMatchObject({
      setReminderDone: { reminder: { doneAt: expect.any(String) } },
    })
    expect(await as(ann).run(MINE, { isDone: true })).toMatchObject({
      reminders: { edges: [{ node: { text: 'Write' } }] },
    })
    expect(await as(ann).run(DONE, { id, isDone: false })).toMatchObject({
      setReminderDone: { reminder: { doneAt: null } },
    })
    await as(ann).run(DELETE, { id })
    expect(await as(ann).refusal(DELETE, { id })).toMatchObject({ message: 'Reminder not found' })
  })

  test('notifies its owner when it is due unless it is done', async () => {
    const person = await make.user()
    const [done, due] = [await add(person), await add(person, { text: 'Now' })]
    const dueAt = () => new Date().toISOString()
    await as(person).run(DONE, { id: done.databaseId, isDone: true })
    await as(person).run(EDIT, { input: { id: done.databaseId, dueAt: dueAt() } })
    await as(person).run(EDIT, { input: { id: due.databaseId, dueAt: dueAt() } })
    await expect
      .poll(() => as(person).run(UNREAD), { timeout: 10_000 })
      .toMatchObject({
        unreadNotificationCount: 1,
        notifications: { edges: [{ node: { kind: 'REMINDER', reminder: { text: 'Now' } } }] },
      })
    await as(person).run(DONE, { id: due.databaseId, isDone: true })
    expect(await as(person).run(UNREAD)).toMatchObject({ unreadNotificationCount: 0 })
  })
})

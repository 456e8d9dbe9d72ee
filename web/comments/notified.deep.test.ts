import { beforeAll, expect, test } from 'vitest'
import { reminderJobs } from '../../api/reminders/jobs.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make } from '../../api/test/make.ts'
import { countEffort } from '../test/effort.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let ann: Colleague
let bea: Colleague
let dealId: number

beforeAll(async () => {
  ann = await make.user({ email: 'ann@example.com', firstName: 'Ann', lastName: 'Author' })
  bea = await make.user({ email: 'bea@example.com', firstName: 'Bea', lastName: 'Reader' })
  dealId = (await make.deal({ title: 'Fleet Engineer' })).id
})

async function atWork(colleague: Colleague, path: string) {
  const somebody = await recruiterAt(path, { user: colleague, alone: true })
  return { ...somebody, effort: await countEffort(somebody.page) }
}

test('a mentioned colleague is notified at once, and reminded when a reminder about it is due', async () => {
  // Bea opens a deal beforehand, so that the page's code is already loaded when she follows the link.
  const reader = await atWork(bea, `/deals/${dealId}`)
  await reader.page.getByLabel('Add a comment').waitFor()
  await reader.page.getByRole('link', { name: 'Companies', exact: true }).filter({ visible: true }).click()
  await reader.findsHeading('Companies')
  const { clicks } = await reader.effort()
  const bell = (name: string) => reader.page.getByRole('button', { name, exact: true }).filter({ visible: true })
  await bell('Notifications').waitFor()

  const author = await atWork(ann, `/deals/${dealId}`)
  const field = author.page.getByLabel('Add a comment')
  await field.click()
  await field.pressSequentially('@bea')
  await author.page.getByRole('option', { name: 'Bea Reader' }).waitFor()
  await field.press('Enter')
  await field.pressSequentially('who could start in May?')
  await field.press('Control+Enter')
  await author.page.getByRole('list', { name: 'Comments' }).getByText('who could start in May?').waitFor()
  // The single click is the one into the field: the name is chosen and the comment is sent by keys.
  expect(await author.effort()).toMatchObject({ clicks: 1 })

  await bell('Notifications: 1 unread').click()
  await reader.page.getByRole('link', { name: /Ann Author mentioned you on Fleet Engineer/ }).click()
  await reader.findsHeading('Fleet Engineer')
  // The link scrolls to the comment, which is below the visible part of the page, and again after a reload.
  const comment = reader.page.getByRole('listitem').filter({ hasText: 'who could start in May?' })
  for (const isAnew of [false, true]) {
    if (isAnew) await reader.page.reload()
    await expect.poll(() => comment.evaluate(item => item === document.activeElement)).toBe(true)
    const { y = 0 } = (await comment.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(800)
  }
  await bell('Notifications').waitFor()
  await reader.page.getByRole('button', { name: 'More actions' }).click()
  await reader.page.getByRole('menuitem', { name: 'Remind me' }).click()
  await reader.page.getByLabel('Reminder').pressSequentially('Answer Ann')
  await reader.page.getByLabel('When').click()
  await reader.page.getByLabel('When').pressSequentially('tomorrow')
  await reader.page.keyboard.press('Enter')
  await reader.page.getByRole('region', { name: 'My reminders' }).getByText('Answer Ann').waitFor()
  expect((await reader.effort()).clicks - clicks).toBeLessThanOrEqual(5)

  const { id } = await world.db.reminder.findFirstOrThrow({ where: { userId: bea.id, dealId } })
  const twoDaysOn = { now: () => new Date(Date.now() + 48 * 3_600_000) }
  const attempt = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }
  for (const job of reminderJobs) await job.perform({ ...world, ...attempt, clock: twoDaysOn }, { id })
  await bell('Notifications: 1 unread').click()
  await reader.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Answer Ann/ })
    .waitFor()
  expect([...author.faults, ...reader.faults]).toEqual([])
})

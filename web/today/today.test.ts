import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { dayOf, inDays } from '../test/days.ts'
import { countEffort } from '../test/effort.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

const dayIn = (days: number) => dayOf(inDays(days))
/** The end of the day, so that the interview of today has not begun at any time of the day. */
const tonight = () => new Date(new Date().setHours(23, 59, 59, 999))

/** A recruiter at the page 'today' with an interview, a deadline, an application, a sent candidate, and old rates. */
async function atToday(path = '/today') {
  const user = await make.user()
  const { id: dealId } = await make.deal({ title: 'Platform Engineer', ownerId: user.id })
  await make.deal({ title: 'Data Engineer', ownerId: user.id, deadline: dayIn(1) })
  await make.application(dealId, { createdAt: inDays(-2) })
  const ines = await make.talent({ name: 'Ines Carvalho', minHourlyRate: '$50' })
  const sent = await make.candidate({ dealId, talentId: ines.id, status: 'SENT' })
  const ben = await make.talent({ name: 'Ben Adeyemi' })
  await make.candidate({ dealId, talentId: ben.id, status: 'INTERVIEWED', interviewDate: tonight() })
  await world.db.$executeRaw`UPDATE "DealCandidate" SET "statusSince" = ${inDays(-5)} WHERE id = ${sent.id}`
  await world.db.$executeRaw`UPDATE "Talent" SET "ratesConfirmedAt" = ${inDays(-250)} WHERE id = ${ines.id}`
  const rita = await recruiterAt(path, { user })
  const item = (name: string) => rita.page.getByRole('listitem', { name })
  return {
    ...rita,
    item,
    /** Waits until the items are shown. */
    waits: () => item('Ben Adeyemi: Interview today').waitFor(),
    toast: (text: string) => rita.page.locator('.fui-Toast').getByText(text).first().waitFor(),
    async keys(...keys: string[]) {
      for (const key of keys) await rita.page.keyboard.press(key)
    },
  }
}

test('the items of today are one click away, each with its actions', async () => {
  const rita = await atToday('/')
  await rita.findsHeading('Talent Database')
  const effort = await countEffort(rita.page)
  await rita.page.getByRole('link', { name: /^Today/ }).click()
  await rita.waits()
  for (const [name, count] of [
    ['Data Engineer: Deadline tomorrow · no candidates', 3],
    ['Olga Outside: Applied 2 days ago, not looked at yet', 4],
    ['Ines Carvalho: Sent 5 days ago, no answer', 4],
    ['Ines Carvalho: Rates are 8 months old', 3],
  ] as const) {
    expect(await rita.item(name).getByRole('button').count()).toBe(count)
  }
  expect(await effort()).toEqual({ clicks: 1, keys: 0 })
  await rita.page.getByRole('link', { name: 'Today 5 waiting' }).waitFor()
})

test('an item is settled or dismissed by keys, and the focus moves to the next item', async () => {
  const rita = await atToday()
  await rita.waits()
  await rita.keys('j', 'j', 'j', 'j', 'j', 'e')
  await rita.toast('Rates confirmed')
  await rita.item('Ines Carvalho: Rates').waitFor({ state: 'detached' })
  // The focus moved to the previous item, as the settled item was the last.
  await rita.keys('d')
  await rita.toast('Dismissed')
  await rita.item('Ines Carvalho: Sent').waitFor({ state: 'detached' })
  await rita.presses('Undo')
  await rita.item('Ines Carvalho: Sent').waitFor()
  await rita.page.reload()
  await rita.waits()
  expect(await rita.page.getByRole('listitem', { name: /: / }).count()).toBe(4)
})

test('undoing a settled item restores its former state', { tags: ['deep'] }, async () => {
  const rita = await atToday()
  await rita.waits()
  await rita.keys('j', 'j', 'j', 'j', 'e')
  await rita.toast('Moved to Interviewed')
  await rita.item('Ines Carvalho: Sent').waitFor({ state: 'detached' })
  await rita.presses('Undo')
  await rita.item('Ines Carvalho: Sent').waitFor()
  await rita.page.reload()
  await rita.item('Ines Carvalho: Sent 5 days ago, no answer').waitFor()
})

test('an item is snoozed until next week or a chosen day', { tags: ['deep'] }, async () => {
  const rita = await atToday()
  await rita.waits()
  await rita.presses('Snooze Data Engineer')
  await rita.page.getByRole('menuitem', { name: 'Next week' }).click()
  await rita.item('Data Engineer').waitFor({ state: 'detached' })
  await rita.keys('j', 's')
  await rita.page.getByRole('menuitem', { name: 'Pick a date...' }).click()
  const dialog = rita.page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByLabel('Show it again on').fill(dayIn(5))
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await expect
    .poll(async () => {
      const choices = await world.db.todayChoice.findMany({ where: { userId: rita.user.id } })
      return choices.map(({ until }) => until && dayOf(until))
    })
    .toContain(dayIn(5))
})

test('Enter opens the record of an item, and a button shows everybody’s items', { tags: ['deep'] }, async () => {
  const rita = await atToday()
  await rita.item('Olga Outside').focus()
  await rita.keys('Enter')
  await rita.findsHeading('Platform Engineer')
  await rita.page.goBack()
  await rita.item('Olga Outside').waitFor()
  await rita.presses("Everybody's")
  await rita.isAt('/today?of=everybody')
})

test('a recruiter without records of their own has nothing to do', { tags: ['deep'] }, async () => {
  const { page } = await recruiterAt('/today')
  await page.getByText('All clear').waitFor()
})

import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { findsNoBarrierAnywhere } from '../test/barriers.ts'
import { countEffort } from '../test/effort.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let rita: Colleague

beforeAll(async () => {
  rita = await make.user({ email: 'rita@example.com', firstName: 'Rita', lastName: 'Recruiter' })
  const { id: dealId } = await make.deal({ title: 'Platform Engineer', ownerId: rita.id })
  const due = inDays(1).toISOString().slice(0, 10)
  await make.deal({ title: 'Data Engineer', ownerId: rita.id, deadline: due })
  await make.application(dealId, { createdAt: inDays(-2) })
  const ines = await make.talent({ name: 'Ines Carvalho', minHourlyRate: '$50' })
  const sent = await make.candidate({ dealId, talentId: ines.id, status: 'SENT' })
  const interviewDate = inDays(0.01)
  await make.candidate({
    dealId,
    talentId: (await make.talent({ name: 'Ben Adeyemi' })).id,
    status: 'INTERVIEWED',
    interviewDate,
  })
  await world.db.$executeRaw`UPDATE "DealCandidate" SET "statusSince" = ${inDays(-5)} WHERE id = ${sent.id}`
  await world.db.$executeRaw`UPDATE "Talent" SET "ratesConfirmedAt" = ${inDays(-250)} WHERE id = ${ines.id}`
})

test("Monday's question is answered on one page, and settled by keys", async () => {
  const { page, goes, signsIn } = await person()
  await goes('/')
  await signsIn(rita.email, PASSWORD)
  const effort = await countEffort(page)
  await page.getByRole('link', { name: /^Today/ }).click()
  const item = (name: string) => page.getByRole('listitem', { name })
  const hears = (text: string) => page.locator('.fui-Toast').getByText(text).first().waitFor()
  await item('Ben Adeyemi: Interview today').waitFor()
  const buttons = {
    'Data Engineer: Deadline tomorrow · no candidates': 3,
    'Olga Outside: Applied 2 days ago, not looked at yet': 4,
    'Ines Carvalho: Sent 5 days ago, no answer': 4,
    'Ines Carvalho: Rates are 8 months old': 3,
  }
  for (const [name, count] of Object.entries(buttons)) {
    expect(await item(name).getByRole('button').count()).toBe(count)
  }
  expect(await effort()).toEqual({ clicks: 1, keys: 0 })
  expect(await page.getByRole('link', { name: 'Today 5 waiting' }).count()).toBe(1)
  await findsNoBarrierAnywhere(page)

  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('j')
  await page.keyboard.press('e')
  await hears('Rates confirmed')
  await item('Ines Carvalho: Rates').waitFor({ state: 'detached' })
  // The focus went on to the item before, as this one was the last.
  await page.keyboard.press('d')
  await hears('Dismissed')
  await item('Ines Carvalho: Sent').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await item('Ines Carvalho: Sent').waitFor()
  await page.getByRole('button', { name: 'Snooze Data Engineer' }).click()
  await page.getByRole('menuitem', { name: 'Next week' }).click()
  await item('Data Engineer').waitFor({ state: 'detached' })
  await page.reload()
  await item('Ines Carvalho: Sent').waitFor()
  expect(await page.getByRole('listitem', { name: /: / }).count()).toBe(3)

  // One press settles, and is taken back as if it had never been.
  for (const _ of [1, 2, 3]) await page.keyboard.press('j')
  await page.keyboard.press('e')
  await hears('Moved to Interviewed')
  await item('Ines Carvalho: Sent').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await item('Ines Carvalho: Sent').waitFor()
  await page.reload()
  await item('Ines Carvalho: Sent 5 days ago, no answer').waitFor()

  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await page.getByRole('menuitem', { name: 'Pick a date...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByLabel('Show it again on').fill(inDays(5).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await item('Ben Adeyemi').waitFor({ state: 'detached' })
  const until = (await world.db.todayChoice.findFirstOrThrow({ where: { key: { startsWith: 'INTERVIEW' } } })).until
  expect(until?.toISOString().slice(0, 10)).toBe(inDays(5).toISOString().slice(0, 10))

  await item('Olga Outside').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/deals\/\d+$/)
  await page.goBack()
  await item('Olga Outside').waitFor()
  await page.getByRole('button', { name: "Everybody's" }).click()
  await page.waitForURL('**/today?of=everybody')
})

test('nothing needs whoever owns nothing', async () => {
  const newcomer = await make.user()
  const { page, goes, signsIn } = await person()
  await goes('/today')
  await signsIn(newcomer.email, PASSWORD)
  await page.getByText('All clear').waitFor()
})

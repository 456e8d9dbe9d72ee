import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { atDeal } from './test/atDeal.ts'

openApp({}, { listen: true })

async function atNewDeal() {
  const deal = await make.deal({ title: 'Fleet Engineer' })
  await make.application(deal.id)
  const ada = await atDeal(deal.id)
  await ada.findsHeading('Fleet Engineer')
  return { ...ada, deal, stored: () => world.db.deal.findUniqueOrThrow({ where: { id: deal.id } }) }
}

test('the application limit starts at 50, must be within its bounds, and can be removed', {
  tags: ['deep'],
}, async () => {
  const ada = await atNewDeal()
  const opens = () => ada.page.getByRole('button', { name: /^Application limit/ }).click()
  await opens()
  await ada.dialog.getByText('Accepting applications').waitFor()
  await ada.dialog.getByText('Limit external applications').click()
  const limit = ada.dialog.getByRole('spinbutton', { name: 'Limit' })
  await expect.poll(() => limit.inputValue()).toBe('50')
  for (const [typed, message] of [
    ['0', 'Limit must be at least 1'],
    ['', 'Limit must be at least 1'],
    ['1001', 'Limit cannot exceed 1000'],
  ] as const) {
    await limit.fill(typed)
    await ada.presses('Save limit')
    await ada.reads(message)
  }
  await limit.fill('1')
  const failure = await ada.refuses('LimitDialogMutation')
  await ada.presses('Save limit')
  await ada.hears('Error', 'Failed to update application limit')
  await failure.release()
  await ada.presses('Save limit')
  await ada.page.getByRole('button', { name: 'Application limit 1 of 1' }).waitFor()
  await opens()
  await ada.dialog.getByText('Limit reached').waitFor()
  await ada.dialog.getByText('Limit external applications').click()
  await ada.presses('Save limit')
  await ada.hears('Application limit updated', 'The deal takes any number of applications.')
  expect(await ada.stored()).toMatchObject({ applicationLimit: null })
})

test('any status can be set, with a start date for Filled only', async () => {
  const ada = await atNewDeal()
  await ada.picks('Update Status')
  const status = ada.dialog.getByLabel('Status')
  await status.waitFor()
  expect(await ada.dialog.getByLabel('Start date').count()).toBe(0)
  await status.selectOption('Filled')
  await ada.dialog.getByLabel('Start date').fill('2027-01-11')
  await status.selectOption('On Hold')
  const failure = await ada.refuses('StatusDialogMutation')
  await ada.sends('Update Status')
  await ada.hears('Error', 'There was an error updating the status. Please try again.')
  await failure.release()
  await ada.sends('Update Status')
  await ada.hears('Status updated', 'Deal status has been changed to On Hold.')
  expect(await ada.stored()).toMatchObject({ status: 'ON_HOLD', startDate: null })
  await ada.picks('Update Status')
  await status.selectOption('Filled')
  await ada.dialog.getByLabel('Start date').fill('2027-01-11')
  await ada.sends('Update Status')
  await ada.hears('Status updated', 'Deal status has been changed to Filled.')
  expect(await ada.stored()).toMatchObject({ status: 'FILLED', startDate: new Date('2027-01-11') })
})

test('the application link is copied without moving the buttons', { tags: ['deep'] }, async () => {
  const ada = await atNewDeal()
  const places = () =>
    ada.page.locator('header button').evaluateAll(buttons => buttons.map(each => each.getBoundingClientRect().left))
  const before = await places()
  await ada.presses('Share Application Link')
  await ada.page.getByRole('button', { name: 'Link copied', exact: true }).waitFor()
  expect(await places()).toEqual(before)
  await ada.hears('Link copied!')
  const token = (await ada.stored()).applyToken
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/apply/${token}$`))
  await ada.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await ada.page.getByRole('button', { name: /^(Share Application Link|Link copied)$/ }).click()
  await ada.hears('Failed to copy link')
})

test('actions on a deal report their failure', { tags: ['deep'] }, async () => {
  const ada = await atNewDeal()
  await ada.refuses('DealPageMutation')
  await ada.presses('Share Application Link')
  await ada.hears('Error', 'Could not generate shareable link. Please try again.')
  await ada.refuses('useDealActionsDuplicateMutation')
  await ada.picks('Duplicate deal')
  await ada.hears('Failed to duplicate deal', 'Please try again')
  await ada.refuses('useDealActionsDeleteMutation')
  await ada.picks('Delete deal')
  await ada.presses('Delete')
  await ada.hears('Error', 'Failed to delete the deal. Please try again.')
  await ada.findsHeading('Fleet Engineer')
})

test('duplicating a deal opens the duplicate, which has no candidates', { tags: ['deep'] }, async () => {
  const ada = await atNewDeal()
  await ada.picks('Duplicate deal')
  await ada.findsHeading('Fleet Engineer (Copy)')
  await ada.reads('No candidates yet')
})

test('the owner is chosen among the colleagues; a failure to load them is shown only in the open menu', {
  tags: ['deep'],
}, async () => {
  const cole = await make.user({ firstName: 'Cole', lastName: 'League' })
  const ada = await atNewDeal()
  const failure = await ada.refuses('useColleaguesQuery')
  const owner = ada.page.getByRole('button', { name: /^Owner of Fleet Engineer: / })
  await owner.hover()
  await expect.poll(() => ada.requests('useColleaguesQuery').length).toBeGreaterThan(0)
  await ada.page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await ada.page.getByText('Failed to load colleagues').count()).toBe(0)
  await owner.click()
  await ada.page.getByRole('menuitemradio', { name: /Failed to load colleagues/ }).waitFor()
  await ada.escapes()
  await ada.page.mouse.move(0, 0)
  await failure.release()
  await owner.click()
  await ada.page.getByRole('menuitemradio', { name: 'Cole League' }).click()
  await ada.hears('Owner changed')
  await ada.page.getByRole('button', { name: 'Owner of Fleet Engineer: Cole League' }).waitFor()
  expect(await ada.stored()).toMatchObject({ ownerId: cole.id })
})

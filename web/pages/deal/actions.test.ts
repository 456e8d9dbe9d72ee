import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../test/browser.ts'
import { dealAnswers, fleet, refuse } from './test/fleet.ts'
import { openDeal } from './test/openDeal.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('any status can be set; a start date goes along with Filled only, when it is set', async () => {
  const sent: unknown[] = []
  const ada = await openDeal(browser, {
    StatusDialogMutation({ input }) {
      sent.push(input)
      return { setDealStatus: { deal: { ...fleet, ...(input as object), id: fleet.id } } }
    },
  })
  await ada.presses('Update Status')
  expect(await ada.dialog.getByLabel('Start date').count()).toBe(0)
  await ada.dialog.getByLabel('Status').selectOption('Filled')
  await ada.dialog.getByLabel('Start date').fill('2027-01-11')
  await ada.dialog.getByLabel('Status').selectOption('On Hold')
  await ada.dialog.getByRole('button', { name: 'Update Status' }).click()
  await ada.reads('Deal status has been changed to On Hold.')
  await ada.presses('Update Status')
  await ada.dialog.getByLabel('Status').selectOption('Filled')
  await ada.dialog.getByLabel('Start date').fill('2027-01-11')
  await ada.dialog.getByRole('button', { name: 'Update Status' }).click()
  await ada.reads('Deal status has been changed to Filled.')
  expect(sent).toEqual([
    { id: 4, status: 'ON_HOLD' },
    { id: 4, status: 'FILLED', startDate: '2027-01-11' },
  ])
  await ada.leave()
})

test('a status that could not be set says so and keeps the dialog', async () => {
  const ada = await openDeal(browser, { StatusDialogMutation: refuse('INTERNAL') })
  await ada.presses('Update Status')
  await ada.dialog.getByRole('button', { name: 'Update Status' }).click()
  await ada.reads('There was an error updating the status. Please try again.')
  expect(await ada.dialog.count()).toBe(1)
  await ada.leave()
})

test('the application limit begins with 50, keeps its bounds, and can be lifted', async () => {
  const sent: unknown[] = []
  const ada = await openDeal(browser, {
    LimitDialogMutation({ input }) {
      sent.push(input)
      const { limit } = input as { limit: number | null }
      const applicationLimit = { limit, currentCount: 1, isReached: limit === 1 }
      return { setApplicationLimit: { deal: { ...fleet, applicationLimit } } }
    },
  })
  const opens = () => ada.page.getByRole('button', { name: /^Application Limit/ }).click()
  await opens()
  await ada.dialog.getByText('Accepting applications').waitFor()
  await ada.dialog.getByText('Limit external applications').click()
  const limit = ada.dialog.getByRole('spinbutton', { name: 'Limit' })
  expect(await limit.inputValue()).toBe('50')
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
  await ada.presses('Save limit')
  await ada.page.getByRole('button', { name: 'Application Limit 1 of 1' }).waitFor()
  await opens()
  await ada.dialog.getByText('Limit reached').waitFor()
  await ada.findsNoBarrier()
  await ada.dialog.getByText('Limit external applications').click()
  await ada.presses('Save limit')
  await ada.reads('The deal takes any number of applications.')
  expect(sent).toEqual([
    { id: 4, limit: 1 },
    { id: 4, limit: null },
  ])
  await ada.leave()
})

test("a limit that could not be set says why in the server's words or the page's", async () => {
  for (const [code, message, said] of [
    ['CONFLICT', 'The deal is closed', 'The deal is closed'],
    ['INTERNAL', 'Unexpected fault', 'Failed to update application limit'],
  ] as const) {
    const ada = await openDeal(browser, { LimitDialogMutation: refuse(code, message) })
    await ada.page.getByRole('button', { name: /^Application Limit/ }).click()
    await ada.presses('Save limit')
    await ada.reads(said)
    await ada.leave()
  }
})

test('the application link is copied, and it is said which half has failed', async () => {
  const shareableUrl = 'https://talentdesk.example.com/apply/abc'
  const link = {
    ShareApplicationLinkMutation() {
      return { shareDeal: { shareableUrl, deal: fleet } }
    },
  }
  const ada = await openDeal(browser, link)
  await ada.presses('Share Application Link')
  await ada.reads('Link copied!')
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(shareableUrl)
  await ada.leave()

  const unlucky = await openDeal(browser, link)
  await unlucky.findsHeading('Fleet Engineer')
  await unlucky.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await unlucky.presses('Share Application Link')
  await unlucky.reads('Failed to copy link')
  await unlucky.leave()

  const refused = await openDeal(browser, { ShareApplicationLinkMutation: refuse('INTERNAL') })
  await refused.presses('Share Application Link')
  await refused.reads('Could not generate shareable link. Please try again.')
  await refused.leave()
})

test('a copy opens when it is made', async () => {
  const copy = {
    ...fleet,
    id: 'deal-5',
    databaseId: 5,
    title: 'Fleet Engineer (Copy)',
    candidates: [],
    applications: [],
  }
  let fails = true
  const ada = await openDeal(browser, {
    DealPageQuery({ id }) {
      return { deal: id === 5 ? copy : fleet }
    },
    useCopyDealMutation: () => (fails ? refuse('INTERNAL')() : { duplicateDeal: { deal: copy } }),
  })
  const duplicates = async () => {
    await ada.presses('More actions')
    await ada.page.getByRole('menuitem', { name: 'Duplicate deal' }).click()
  }
  await duplicates()
  await ada.reads('Failed to duplicate deal')
  await ada.reads('Please try again')
  fails = false
  await duplicates()
  await ada.findsHeading('Fleet Engineer (Copy)')
  await ada.reads('No candidates yet')
  await ada.leave()
})

test('deleting asks first, and a failure leaves the deal', async () => {
  const ada = await openDeal(browser, { ...dealAnswers(), useDeleteDealMutation: refuse('INTERNAL') })
  await ada.presses('More actions')
  await ada.page.getByRole('menuitem', { name: 'Delete deal' }).click()
  await ada.presses('Delete')
  await ada.reads('Failed to delete the deal. Please try again.')
  await ada.findsHeading('Fleet Engineer')
  await ada.leave()
})

import { expect, test } from 'vitest'
import { fleet, refuse } from './test/fleet.ts'
import { openDeal } from './test/openDeal.ts'

test('the application limit starts at 50, checks its bounds, and can be removed; any status can be set', async () => {
  const [sent, set]: [unknown[], unknown[]] = [[], []]
  let fails = true
  let refused: [code: string, message: string] | null = null
  const ada = await openDeal({
    LimitDialogMutation({ input }) {
      if (refused) refuse(...refused)()
      sent.push(input)
      const { limit } = input as { limit: number | null }
      const applicationLimit = { limit, currentCount: 1, isReached: limit === 1, hasWaitingList: false }
      return { setApplicationLimit: { deal: { ...fleet, applicationLimit } } }
    },
    StatusDialogMutation({ input }) {
      if (fails) refuse('INTERNAL')()
      set.push(input)
      return { setDealStatus: { deal: { ...fleet, ...(input as object), id: fleet.id } } }
    },
  })
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
  // A refusal shows the server's message, a fault the page's own.
  refused = ['CONFLICT', 'The deal is closed']
  await ada.presses('Save limit')
  await ada.hears('Error', 'The deal is closed')
  refused = ['INTERNAL', 'Unexpected fault']
  await ada.presses('Save limit')
  await ada.hears('Error', 'Failed to update application limit')
  refused = null
  await ada.presses('Save limit')
  await ada.page.getByRole('button', { name: 'Application limit 1 of 1' }).waitFor()
  await opens()
  await ada.dialog.getByText('Limit reached').waitFor()
  await ada.findsNoBarrier()
  await ada.dialog.getByText('Limit external applications').click()
  await ada.presses('Save limit')
  await ada.hears('Application limit updated', 'The deal takes any number of applications.')
  expect(sent).toEqual([
    { id: 4, limit: 1, hasWaitingList: false },
    { id: 4, limit: null, hasWaitingList: false },
  ])

  // The start date is sent with Filled only.
  const sets = () => ada.dialog.getByRole('button', { name: 'Update Status' }).click()
  await ada.picks('Update Status')
  await ada.dialog.getByLabel('Status').waitFor()
  expect(await ada.dialog.getByLabel('Start date').count()).toBe(0)
  await ada.dialog.getByLabel('Status').selectOption('Filled')
  await ada.dialog.getByLabel('Start date').fill('2027-01-11')
  await ada.dialog.getByLabel('Status').selectOption('On Hold')
  await sets()
  // A failure shows an error and keeps the dialog open.
  await ada.hears('Error', 'There was an error updating the status. Please try again.')
  fails = false
  await sets()
  await ada.hears('Status updated', 'Deal status has been changed to On Hold.')
  await ada.picks('Update Status')
  await ada.dialog.getByLabel('Status').selectOption('Filled')
  await ada.dialog.getByLabel('Start date').fill('2027-01-11')
  await sets()
  await ada.hears('Status updated', 'Deal status has been changed to Filled.')
  expect(set).toEqual([
    { id: 4, status: 'ON_HOLD' },
    { id: 4, status: 'FILLED', startDate: '2027-01-11' },
  ])
})

test('copies the application link, opens a duplicate, and shows an error when an action fails', async () => {
  const shareableUrl = 'https://talentdesk.example.com/apply/abc'
  const copy = {
    ...fleet,
    id: 'deal-5',
    databaseId: 5,
    title: 'Fleet Engineer (Copy)',
    candidates: [],
    applications: [],
  }
  let fails = true
  const unlessItFails = (answer: object) => () => (fails ? refuse('INTERNAL')() : answer)
  const ada = await openDeal({
    DealPageQuery({ id }) {
      return { deal: id === 5 ? copy : fleet }
    },
    DealPageMutation: unlessItFails({ shareDeal: { shareableUrl, deal: fleet } }),
    useDealActionsDuplicateMutation: unlessItFails({ duplicateDeal: { deal: copy } }),
    useDealActionsDeleteMutation: refuse('INTERNAL'),
  })
  await ada.presses('Share Application Link')
  await ada.hears('Error', 'Could not generate shareable link. Please try again.')
  await ada.picks('Duplicate deal')
  await ada.hears('Failed to duplicate deal', 'Please try again')
  await ada.picks('Delete deal')
  await ada.presses('Delete')
  await ada.hears('Error', 'Failed to delete the deal. Please try again.')
  await ada.findsHeading('Fleet Engineer')

  fails = false
  const places = () =>
    ada.page.locator('header button').evaluateAll(buttons => buttons.map(each => each.getBoundingClientRect().left))
  const before = await places()
  await ada.presses('Share Application Link')
  await ada.page.getByRole('button', { name: 'Link copied', exact: true }).waitFor()
  expect(await places()).toEqual(before)
  await ada.hears('Link copied!')
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(shareableUrl)
  await ada.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await ada.page.getByRole('button', { name: /^(Share Application Link|Link copied)$/ }).click()
  await ada.hears('Failed to copy link')
  await ada.picks('Duplicate deal')
  await ada.findsHeading('Fleet Engineer (Copy)')
  await ada.reads('No candidates yet')
})

test('the owner is chosen among the colleagues; who only passes over the name hears of no failure', async () => {
  const sent: unknown[] = []
  let asked = 0
  let fails = true
  const cole = { id: 'VXNlcjo3', databaseId: 7, firstName: 'Cole', lastName: 'League', email: 'cole@example.com' }
  const ada = await openDeal({
    useColleaguesQuery() {
      asked += 1
      if (fails) refuse('INTERNAL')()
      return { colleagues: [cole] }
    },
    DealInformationMutation({ input }) {
      sent.push(input)
      return { updateDeal: { deal: { ...fleet, owner: cole } } }
    },
  })
  const owner = ada.page.getByRole('button', { name: `Owner of ${fleet.title}: Nobody` })
  const failure = ada.page.getByText('Failed to load colleagues')
  await owner.hover()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await ada.page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await failure.count()).toBe(0)
  await owner.click()
  await ada.page.getByRole('menuitemradio', { name: /Failed to load colleagues/ }).waitFor()
  await ada.escapes()
  await ada.page.mouse.move(0, 0)
  fails = false
  await owner.click()
  await ada.page.getByRole('menuitemradio', { name: 'Cole League' }).click()
  await ada.hears('Owner changed', '')
  await ada.page.getByRole('button', { name: `Owner of ${fleet.title}: Cole League` }).waitFor()
  expect(sent).toEqual([{ id: 4, ownerId: 7 }])
})

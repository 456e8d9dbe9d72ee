import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { northwind, openCompany, showing } from './test/openCompany.ts'

test('shows stakeholder, billing, notes, deals, selected candidates and activity', async () => {
  const ada = await openCompany()
  await ada.findsHeading('Northwind')
  await expect.poll(() => ada.page.title()).toBe('Northwind · Talentdesk')
  const card = (name: string) => ada.page.getByRole('region', { name, exact: true })
  expect(await card('Main Stakeholder').textContent()).toContain('Ines Vogel')
  expect(await card('Billing Information').textContent()).toContain('$13,000')
  expect(await card('Notes').textContent()).toContain('Pays late.\nIs kind.')
  expect(await card('Deals').getByRole('link', { name: 'Tester' }).getAttribute('href')).toBe('/deals/10')
  const [priya = '', bence = ''] = await card('Selected Candidates').locator('ul > li').allTextContents()
  for (const words of ['Priya Raman', 'Selected', 'Platform Engineer', 'Since Mar 02, 2026', '+2 more']) {
    expect(priya).toContain(words)
  }
  for (const words of ['Company Budget$9,000', 'Candidate Payment$7,000', 'Weekly hours40', 'Prefers mornings.']) {
    expect(priya).toContain(words)
  }
  expect(bence).toContain('Company Budget$4,000')
  expect(await card('Selected Candidates').locator('li:nth-child(2) i').last().textContent()).toBe('Start date not set')
  expect(await card('Activity').textContent()).toContain('updated the billing of a candidate · Platform Engineer')
  await ada.follows('Back to Companies')
  await ada.isAt('/companies')
})

test('leaves out empty cards', async () => {
  const bare = { ...northwind, notes: null, selectedCandidates: [], deals: [], filledDealsCount: 0, billingTotals: [] }
  const ada = await openCompany(showing(bare))
  await ada.findsHeading('Billing Information')
  await ada.reads('$0')
  expect(await ada.page.getByRole('heading', { name: 'Notes' }).count()).toBe(0)
})

test('a failed or missing company shows an error, and Retry loads it again', async () => {
  let company: object | null = null
  let fails = true
  const ada = await openCompany({
    CompanyPageQuery() {
      if (fails) throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: 'r-1' })
      return { company }
    },
  })
  await ada.findsHeading('Error')
  await ada.reads('There was an error loading the company information')
  await ada.findsNoBarrier()
  fails = false
  await ada.presses('Retry')
  await ada.page.getByText('r-1').waitFor({ state: 'detached' })
  await ada.reads('There was an error loading the company information')
  company = northwind
  await ada.presses('Retry')
  await ada.findsHeading('Northwind')
})

test('a status change rolls back on failure; the company can be edited and deleted from its page', async () => {
  let refused = true
  const ada = await openCompany({
    useCompanyActionsStatusMutation({ input }) {
      if (refused) throw new Refusal('INTERNAL', 'Unexpected fault')
      return { setCompanyStatus: { company: { ...northwind, ...(input as object), id: northwind.id } } }
    },
    EditCompanyDialogMutation: () => ({ updateCompany: { company: { ...northwind, name: 'Northwind Trading' } } }),
    useCompanyActionsDeleteMutation: () => ({ deleteCompany: { deletedCompanyId: northwind.id } }),
  })
  const select = ada.page.getByLabel('Company status')
  await select.selectOption('Closed')
  await ada.hears('Error', 'Failed to update company status.')
  await expect.poll(() => select.inputValue()).toBe('ACTIVE')
  refused = false
  await select.selectOption('Closed')
  await ada.hears('Status updated', 'Company status has been changed to Closed')

  await ada.presses('Edit Company')
  await ada.dialog.getByRole('textbox', { name: 'Company name' }).fill('Northwind Trading')
  await ada.dialog.getByRole('button', { name: 'Save changes' }).click()
  await ada.hears('Company updated', 'The company information has been successfully updated.')
  await ada.presses('More actions')
  await ada.page.getByRole('menuitem', { name: 'Delete company' }).click()
  await ada.presses('Delete')
  await ada.hears('Company deleted', 'The company has been successfully deleted.')
  await ada.isAt('/companies')
})

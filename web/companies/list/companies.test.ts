import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { company, companyBase, openCompanies } from './test/companyBase.ts'

const few = () =>
  companyBase([
    company(1, { name: 'Northwind', billing: '$12500', filledDealsCount: 3, mainStakeholder: 'Ines Vogel' }),
    company(2, { name: 'Initech', status: 'PAUSED' }),
    company(3, { name: 'Long 🦊 مرحبا '.repeat(500) }),
  ])

test('the back link of a company returns to the list as it was left', async () => {
  const ada = await openCompanies(few(), { path: '/companies?search=north&status=active&sort=-name' })
  await ada.cell(1, 3).click()
  await ada.isAt('/companies/1')
  await ada.follows('Back to Companies')
  await ada.isAt('/companies?search=north&status=active&sort=-name')
})

test('the table shows the specified columns, and a click on a row opens the company', async () => {
  const ada = await openCompanies(few())
  await ada.counts('3 of 3 companies')
  expect(await ada.page.getByRole('columnheader').allTextContents()).toEqual([
    ...['Name', 'Status', 'Main Stakeholder', 'Billing', 'Filled Deals', 'Actions'],
  ])
  const row = await ada.page.locator('tbody tr').first().locator('> *').allTextContents()
  expect(row.slice(1, 5)).toEqual(['Active', 'Ines Vogel', '$12,500', '3'])
  expect(await ada.cell(2, 4).textContent()).toBe('$0')
  expect((await ada.cell(3, 1).boundingBox())?.height).toBe(44)
  expect(await ada.page.locator('nav [aria-current="page"]').first().textContent()).toContain('Companies')
  await ada.findsNoBarrier()
  await ada.chooses('View', 'Initech')
  await ada.isAt('/companies/2')
  await ada.page.goBack()
  await ada.cell(1, 3).click()
  await ada.isAt('/companies/1')
})

test('search, status and order go to the server and stay in the address', async () => {
  const base = few()
  const ada = await openCompanies(base, { path: '/companies?status=paused' })
  await ada.counts('1 of 3 companies')
  await ada.page.getByLabel('Status', { exact: true }).selectOption('All Statuses')
  await ada.counts('3 of 3 companies')
  await ada.page.getByPlaceholder('Search companies...').fill('vogel')
  await ada.counts('1 of 3 companies')
  await ada.isAt('/companies?search=vogel')
  await ada.presses('Main Stakeholder')
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
  await expect
    .poll(() => base.asked.at(-1))
    .toMatchObject({
      filter: { search: 'vogel' },
      orderBy: { field: 'MAIN_STAKEHOLDER', direction: 'ASC' },
      first: 50,
    })
  await ada.page.getByPlaceholder('Search companies...').fill('nobody at all')
  await ada.reads('No companies found')
  await ada.follows('Clear filters')
  await ada.counts('3 of 3 companies')
})

test('companies with open deals are one press away, in the address and in views', async () => {
  const base = few()
  const ada = await openCompanies(base)
  await ada.presses('With open deals')
  await ada.isAt('/companies?opendeals=yes')
  await expect.poll(() => base.asked.at(-1)).toMatchObject({ filter: { status: null, hasOpenDeals: true } })
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.fills('View name*', 'Busy clients')
  await ada.presses('Save view')
  await ada.hears('View saved')
  expect(base.views).toMatchObject([{ filters: { moreFilter: ['opendeals=yes'] } }])
  await ada.page.getByRole('button', { name: 'With open deals', pressed: true }).click()
  await expect.poll(() => base.asked.at(-1)?.filter).not.toHaveProperty('hasOpenDeals')
})

test('the list loads fifty companies, and the others when it is scrolled, and counts them', async () => {
  const base = companyBase([...Array(60).keys()].map(index => company(index + 1, { name: `Firm ${index + 1}.` })))
  const ada = await openCompanies(base)
  await ada.counts('60 of 60 companies, 50 shown')
  await ada.scrollsTo('Firm 51.')
  await ada.counts('60 of 60 companies')
  await ada.scrollsTo('Firm 60.')
  await ada.scrollsTo('Firm 1.', -700)
  expect(await ada.rows.first().textContent()).toContain('Firm 1.')
})

test('a failed list can be retried, and an empty list says so', async () => {
  const base = companyBase([])
  const { CompaniesPageQuery } = base.answers
  base.answers.CompaniesPageQuery = variables => {
    if (isBroken) throw new Refusal('INTERNAL', 'Unexpected fault')
    return CompaniesPageQuery?.(variables)
  }
  let isBroken = true
  const ada = await openCompanies(base)
  await ada.reads('There was an error loading the data. Please try again.')
  isBroken = false
  await ada.presses('Try again')
  await ada.reads('No companies found')
  await ada.findsNoBarrier()
})

test('on a phone the companies are shown as cards', async () => {
  const ada = await openCompanies(few(), { window: { width: 390, height: 844, dark: true, touch: true } })
  await ada.page.getByText('Billing $12,500 · 3 filled deals').waitFor()
  await ada.findsNoBarrier()
})

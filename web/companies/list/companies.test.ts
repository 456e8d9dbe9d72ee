import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { type ListOpening, recruiterAtList } from '../../list/test/recruiterAtList.ts'
import { phone } from '../../test/browser.ts'

openApp({}, { listen: true })

beforeAll(async () => {
  const billed = { name: 'Northwind', billing: '$12500', mainStakeholder: 'Ines Vogel' }
  const { id: companyId } = await make.company(billed)
  for (const _ of [1, 2, 3]) await make.deal({ companyId })
  await world.db.deal.updateMany({ data: { status: 'FILLED' } })
  const initech = await make.company({ name: 'Initech', status: 'PAUSED' })
  await make.deal({ companyId: initech.id })
  await make.company({ name: 'Zyx 🦊 مرحبا '.repeat(14) })
})

const openCompanies = (opening: ListOpening = {}) =>
  recruiterAtList({ path: '/companies', heading: 'Companies', ...opening })

test('the table shows the specified columns, and a click on a row opens the company', async () => {
  const ada = await openCompanies()
  await ada.counts('3 of 3 companies')
  expect(await ada.page.getByRole('columnheader').allTextContents()).toEqual([
    ...['Name', 'Status', 'Main Stakeholder', 'Billing', 'Filled Deals', 'Actions'],
  ])
  const row = await ada.page.locator('tbody tr').nth(1).locator('> *').allTextContents()
  expect(row.slice(1, 5)).toEqual(['Active', 'Ines Vogel', '$12,500', '3'])
  expect(await ada.cell(1, 4).textContent()).toBe('$0')
  expect((await ada.cell(3, 1).boundingBox())?.height).toBe(44)
  expect(await ada.page.locator('nav [aria-current="page"]').first().textContent()).toContain('Companies')
  await ada.does('View', 'Initech')
  await ada.findsHeading('Initech')
  await ada.page.goBack()
  await ada.cell(2, 3).click()
  await ada.findsHeading('Northwind')
})

test('search, status and order go to the server and stay in the address', async () => {
  const ada = await openCompanies({ path: '/companies?status=paused' })
  await ada.counts('1 of 3 companies')
  await ada.page.getByLabel('Status', { exact: true }).selectOption('All Statuses')
  await ada.counts('3 of 3 companies')
  await ada.search('vogel')
  await ada.counts('1 of 3 companies')
  await ada.isAt('/companies?search=vogel')
  await ada.presses('Main Stakeholder')
  await ada.page.locator('th[aria-sort="ascending"]').waitFor()
  await ada.isAt('/companies?search=vogel&sort=stakeholder')
  await ada.search('nobody at all')
  await ada.reads('No companies found')
  await ada.follows('Clear filters')
  await ada.counts('3 of 3 companies')
})

test('one click filters companies with open deals, and a saved view keeps the filter', { tags: ['deep'] }, async () => {
  const ada = await openCompanies()
  await ada.presses('With open deals')
  await ada.isAt('/companies?opendeals=yes')
  await expect.poll(ada.names).toEqual(['Initech'])
  await (await ada.views()).getByRole('button', { name: 'Save current view' }).click()
  await ada.fills('View name', 'Busy clients')
  await ada.presses('Save view')
  await ada.hears('View saved')
  expect(await world.db.savedView.findMany()).toMatchObject([{ filters: { moreFilter: ['opendeals=yes'] } }])
  await ada.page.getByRole('button', { name: 'With open deals', pressed: true }).click()
  await ada.counts('3 of 3 companies')
})

test('on a phone the companies are shown as cards', { tags: ['deep'] }, async () => {
  const ada = await openCompanies(phone)
  await ada.page.getByText('Billing $12,500 · 3 filled deals').waitFor()
})

test('fifty companies are loaded at first, the others on scrolling; the count includes all companies', {
  tags: ['deep'],
}, async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Firm ${index + 100}`)
  await world.db.company.createMany({ data: names.map(name => ({ name, mainStakeholder: 'Jo', status: 'ACTIVE' })) })
  const ada = await openCompanies({ path: '/companies?search=firm&sort=name' })
  await ada.counts('60 of 63 companies, 50 shown')
  await ada.scrollsTo('Firm 151')
  await ada.counts('60 of 63 companies')
})

import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { type ListOpening, recruiterAtList } from '../../list/test/recruiterAtList.ts'
import { phone } from '../../test/browser.ts'

openApp({}, { listen: true })

const NOW = '2026-11-21T10:00:00Z'

const ids = { northwind: 0, acme: 0, engineer: 0, accountant: 0, sales: 0, priya: 0, noor: 0 }

beforeAll(async () => {
  ids.northwind = (await make.company({ name: 'Northwind' })).id
  ids.acme = (await make.company({ name: 'Acme' })).id
  ids.engineer = (
    await make.deal({
      ...{ title: 'Data Engineer', companyId: ids.northwind, deadline: '2026-11-28', companyBudget: '$9,000' },
    })
  ).id
  ids.accountant = (await make.deal({ title: 'Accountant', companyId: ids.acme, weeklyHours: 20 })).id
  const hunted = { dealType: 'HEAD_HUNTING', companyBudget: null, candidateBudget: null, recruitingFee: '$18,500' }
  const late = { title: 'Head of Sales', companyId: ids.northwind, deadline: '2027-03-01' }
  ids.sales = (await make.deal({ ...hunted, ...late })).id
  ids.priya = (await make.talent({ name: 'Priya Raman' })).id
  await make.candidate({ dealId: ids.engineer, talentId: ids.priya, status: 'SENT', matchPercentage: 84 })
  ids.noor = (await make.talent({ name: 'Noor Haddad' })).id
  await make.candidate({ dealId: ids.accountant, talentId: ids.noor, status: 'SELECTED' })
  const set = (id: number, data: object) => world.db.deal.update({ where: { id }, data })
  await set(ids.engineer, { selectedTalentId: ids.priya })
  await set(ids.accountant, { status: 'FILLED' })
  await set(ids.sales, { status: 'FINISHED' })
  await make.application(ids.engineer, { name: 'Joana Reis', matchPercentage: 61 })
  await make.application(ids.engineer, { name: 'Processing Failed - Name Not Found' })
  await make.application(ids.engineer, { name: 'Priya Raman', talentId: ids.priya })
})

const openDeals = (opening: ListOpening = {}) =>
  recruiterAtList({ path: '/deals?sort=title', heading: 'Talent Pipeline', ...opening })

test('the table shows the specified columns', async () => {
  const ada = await openDeals({ now: NOW })
  await ada.counts('Showing 3 of 3 deals')
  expect(await ada.page.getByRole('columnheader').allTextContents()).toEqual([
    ...['Deal Title', 'Company', 'Status', 'Budget/Fee', 'Hours/Week', 'Deadline', 'Selected Candidate', 'Actions'],
  ])
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer', 'Head of Sales'])
  const row = await ada.page.locator('tbody tr').nth(1).locator('> *').allTextContents()
  expect(row.slice(1, 7)).toEqual([
    ...['Northwind', 'Open', '$9,000', '40', 'Nov 28, 2026 Deadline approaching!', 'Priya Raman'],
  ])
  expect(await ada.cell(3, 4).textContent()).toBe('Fee $18,500')
  expect(await ada.cell(3, 6).textContent()).toBe('Mar 01, 2027')
  expect(await ada.cell(3, 7).textContent()).toBe('—')
  const leads = (row: number, column: number) => ada.cell(row, column).getByRole('link').getAttribute('href')
  expect(await leads(2, 1)).toBe(`/deals/${ids.engineer}`)
  expect(await leads(1, 2)).toBe(`/companies/${ids.acme}`)
  expect(await leads(2, 7)).toBe(`/talent/${ids.priya}`)
})

test('clicks on a column head sort first ascending, then descending, then by title again', {
  tags: ['deep'],
}, async () => {
  const ada = await openDeals()
  const sorted = (direction: string, column: string) =>
    ada.page.locator(`th[aria-sort="${direction}"]`, { hasText: column }).waitFor()
  await ada.presses('Hours/Week')
  await sorted('ascending', 'Hours')
  await ada.page
    .getByLabel('Order')
    .locator('option:checked', { hasText: 'Hours/Week ↑' })
    .waitFor({ state: 'attached' })
  await expect.poll(ada.names).toContain('Accountant')
  await ada.presses('Hours/Week')
  await sorted('descending', 'Hours')
  await ada.isAt('/deals?sort=-hours')
  await ada.presses('Hours/Week')
  await sorted('ascending', 'Deal Title')
})

test('several statuses combine with search and order in the address, and one click clears all filters', async () => {
  const ada = await openDeals()
  await ada.presses('Status: All Statuses')
  const offered = ada.page.getByRole('menuitemcheckbox')
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual([
    ...['Open', 'Candidate sent', 'Candidate in interview', 'Filled', 'Closed', 'On Hold'],
  ])
  await ada.page.getByRole('menuitemcheckbox', { name: 'Open' }).click()
  await ada.page.getByRole('menuitemcheckbox', { name: 'Filled' }).click()
  await ada.page.keyboard.press('Escape')
  await ada.counts('Showing 2 of 2 deals')
  await ada.page.getByLabel('Order').selectOption('Company A-Z')
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])
  await ada.search('north')
  await ada.counts('Showing 1 of 1 deal')
  await ada.isAt('/deals?search=north&status=open&status=filled&sort=company')
  await ada.page.reload()
  await ada.page.getByRole('img', { name: '3 active filters' }).waitFor()
  await ada.presses('Clear filters')
  await ada.isAt('/deals?sort=title')
  await ada.search('zzz')
  await ada.reads('No title or company contains “zzz”.')
  await ada.follows('Clear filters')
  await ada.counts('Showing 3 of 3 deals')
})

test('candidates are loaded only when their deal is expanded, and again after a failure', {
  tags: ['deep'],
}, async () => {
  const ada = await openDeals()
  const table = ada.page.getByRole('table', { name: 'Candidates of Data Engineer' })
  const fault = await ada.refuses('DealCandidatesQuery')
  expect(ada.requests('DealCandidatesQuery')).toEqual([])
  await ada.presses('Candidates of Data Engineer')
  await ada.reads('The candidates could not be loaded.')
  await fault.release()
  await ada.presses('Try again')
  await table.waitFor()
  await ada.presses('Candidates of Data Engineer')
  await table.waitFor({ state: 'detached' })
})

test('an expanded deal lists an applicant who is also a candidate only once', { tags: ['deep'] }, async () => {
  const ada = await openDeals()
  await ada.presses('Candidates of Data Engineer')
  const table = ada.page.getByRole('table', { name: 'Candidates of Data Engineer' })
  const row = (name: string) => table.getByRole('row', { name }).locator('td').allTextContents()
  await table.waitFor()
  expect(await row('Priya Raman')).toEqual(['Internal', 'Sent', '84%', 'View'])
  expect(await row('Joana Reis')).toEqual(['External', 'Applied', '61%', 'View'])
  expect(await row('External Candidate')).toEqual(['External', 'Applied', '—', 'View'])
  expect(await table.getByRole('rowheader').count()).toBe(3)
  await ada.reads('Processing Failed')
  const leads = (name: string) => table.getByRole('link', { name: `View ${name}` }).getAttribute('href')
  expect(await leads('Priya Raman')).toBe(`/talent/${ids.priya}`)
  expect(await leads('Joana Reis')).toBe(`/deals/${ids.engineer}`)
})

test('on a phone the deals are shown as cards', { tags: ['deep'] }, async () => {
  const ada = await openDeals({ ...phone, now: NOW })
  for (const words of ['Due Nov 28', 'Deadline approaching!', 'Due Mar 01, 2027']) await ada.reads(words)
  const counts = ada.page.getByRole('button', { name: /andidates? of/ })
  expect(await counts.allTextContents()).toEqual(['1 candidate', '3 candidates', 'No candidates'])
  expect(await ada.page.getByRole('listitem').count()).toBe(3)
  expect(await ada.page.getByRole('table').count()).toBe(0)
})

test('scrolling loads fifty deals at a time in both directions, and a reload keeps the position', {
  tags: ['deep'],
}, async () => {
  const titles = Array.from({ length: 101 }, (_, index) => `Role ${index + 101}`)
  const plain = { companyId: ids.acme, weeklyHours: 40, jobDescription: 'Builds things.', dealType: 'MANAGED' as const }
  await world.db.deal.createMany({ data: titles.map(title => ({ ...plain, title })) })
  const ada = await openDeals({ path: '/deals?search=role&sort=title' })
  await ada.counts('Showing 50 of 101 deals')
  await ada.scrollsTo('Role 151')
  await ada.scrollsTo('Role 201')
  await ada.counts('Showing 101 of 101 deals')
  await ada.page.reload()
  await ada.reads('Role 201')
  await ada.scrollsTo('Role 101', -700)
})

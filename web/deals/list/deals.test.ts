import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { deal, dealBase, openDeals } from './test/dealBase.ts'

const acme = { id: 'company-2', databaseId: 2, name: 'Acme' }
const priya = { id: 'talent-9', databaseId: 9, name: 'Priya Raman' }

const three = () =>
  dealBase([
    deal(1, { title: 'Data Engineer', deadline: '2026-11-28', selectedCandidate: priya }),
    deal(2, { title: 'Accountant', status: 'FILLED', companyId: 2, company: acme, weeklyHours: 20 }),
    deal(3, {
      title: 'Head of Sales',
      status: 'FINISHED',
      dealType: 'HEAD_HUNTING',
      companyBudget: null,
      recruitingFee: '$18,500',
      deadline: '2027-03-01',
    }),
  ])

test('the table shows the specified columns, and a click on a header sorts', async () => {
  const ada = await openDeals(three(), { now: '2026-11-21T10:00:00Z' })
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
  expect(await ada.cell(1, 7).textContent()).toBe('—')
  const leads = (row: number, column: number) => ada.cell(row, column).getByRole('link').getAttribute('href')
  expect(await leads(2, 1)).toBe('/deals/1')
  expect(await leads(1, 2)).toBe('/companies/2')
  expect(await leads(2, 7)).toBe('/talent/9')

  await ada.presses('Hours/Week')
  await ada.page.locator('th[aria-sort="ascending"]', { hasText: 'Hours' }).waitFor()
  await ada.page
    .getByLabel('Order')
    .locator('option:checked', { hasText: 'Hours/Week ↑' })
    .waitFor({ state: 'attached' })
  await ada.presses('Hours/Week')
  await ada.page.locator('th[aria-sort="descending"]', { hasText: 'Hours' }).waitFor()
  await ada.isAt('/deals?sort=-hours')
  await ada.presses('Hours/Week')
  await ada.page.locator('th[aria-sort="ascending"]', { hasText: 'Deal Title' }).waitFor()
})

test('typing searches after a debounce, several statuses combine, and the badge clears all filters', async () => {
  const base = three()
  let letGo = () => {}
  const ada = await openDeals(base)
  await ada.counts('Showing 3 of 3 deals')
  base.first = () =>
    new Promise(resolve => {
      letGo = resolve
    })
  const search = ada.page.getByPlaceholder('Search deals or companies...')
  await search.fill('acme')
  await ada.page.locator('table[aria-busy="true"]').waitFor()
  // The old rows stay until the new ones are loaded.
  expect(await ada.names()).toHaveLength(3)
  base.first = () => {}
  letGo()
  await expect.poll(ada.names).toEqual(['Accountant'])
  await search.fill('')
  await ada.counts('Showing 3 of 3 deals')

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
  await ada.isAt('/deals?status=open&status=filled')
  await ada.page.getByLabel('Order').selectOption('Company A-Z')
  await expect.poll(ada.names).toEqual(['Accountant', 'Data Engineer'])
  await search.fill('north')
  await ada.counts('Showing 1 of 1 deal')
  await ada.isAt('/deals?search=north&status=open&status=filled&sort=company')
  await ada.findsNoBarrier()
  await ada.page.reload()
  await ada.counts('Showing 1 of 1 deal')
  await ada.page.getByRole('img', { name: '3 active filters' }).waitFor()
  await ada.presses('Clear filters')
  await ada.counts('Showing 3 of 3 deals')
  await ada.isAt('/deals?sort=title')
  expect(base.asked.at(-1)?.filter).toEqual({ search: '', statuses: [] })
})

test('expanding a deal loads its candidates, not before, and an applicant who is one of them is listed once', async () => {
  const base = three()
  let asked = 0
  base.answers.DealCandidatesQuery = () => {
    asked += 1
    if (asked === 1) throw new Refusal('UNAVAILABLE', 'Stopping')
    return {
      deal: {
        id: 'deal-1',
        databaseId: 1,
        candidates: [{ id: 'c1', talentId: 9, talent: priya, status: 'SENT', matchPercentage: 84 }],
        applications: [
          { id: 'a1', talentId: null, name: 'Joana Reis', isProcessed: true, status: 'APPLIED', matchPercentage: 61 },
          {
            id: 'a2',
            talentId: null,
            name: 'Processing Failed - Name Not Found',
            isProcessed: true,
            status: 'APPLIED',
            matchPercentage: null,
          },
          { id: 'a3', talentId: 9, name: 'Priya Raman', isProcessed: true, status: 'APPLIED', matchPercentage: 61 },
        ],
      },
    }
  }
  const ada = await openDeals(base)
  await ada.counts('Showing 3 of 3 deals')
  expect(asked).toBe(0)
  await ada.presses('Candidates of Data Engineer')
  await ada.reads('The candidates could not be loaded.')
  await ada.presses('Try again')
  const table = ada.page.getByRole('table', { name: 'Candidates of Data Engineer' })
  await table.waitFor()
  const cells = (row: number) => table.getByRole('row').nth(row).locator('td').allTextContents()
  expect(await cells(1)).toEqual(['Internal', 'Sent', '84%', 'View'])
  expect(await cells(2)).toEqual(['External', 'Applied', '61%', 'View'])
  expect(await cells(3)).toEqual(['External', 'Applied', '—', 'View'])
  expect(await table.getByRole('rowheader').count()).toBe(3)
  await ada.reads('External Candidate')
  await ada.reads('Processing Failed')
  expect(await table.getByRole('link', { name: 'View Priya Raman' }).getAttribute('href')).toBe('/talent/9')
  expect(await table.getByRole('link', { name: 'View Joana Reis' }).getAttribute('href')).toBe('/deals/1')
  await ada.findsNoBarrier()
  await ada.presses('Candidates of Data Engineer')
  await table.waitFor({ state: 'detached' })
})

test('loads fifty rows at a time while scrolling, forward and back, and stays there when reloaded', async () => {
  const base = dealBase([...Array(101).keys()].map(index => deal(index + 1, { title: `Deal ${index + 101}` })))
  const ada = await openDeals(base)
  await ada.counts('Showing 50 of 101 deals')
  await ada.scrollsTo('Deal 151')
  await ada.scrollsTo('Deal 201')
  await ada.counts('Showing 101 of 101 deals')
  expect(base.asked.map(({ first, after }) => [first, after])).toEqual([
    [50, null],
    [50, '49'],
    [50, '99'],
  ])
  await ada.page.reload()
  await ada.reads('Deal 201')
  await ada.scrollsTo('Deal 151', -700)
  await ada.scrollsTo('Deal 101', -700)
})

test('a failed list can be retried; an empty list and a search without results say so', async () => {
  const base = dealBase([])
  base.first = () => {
    throw new Refusal('INTERNAL', 'Unexpected fault', { requestId: '7' })
  }
  const ada = await openDeals(base)
  await ada.reads('There was an error loading the deals data. Please try again.')
  base.first = () => {}
  await ada.presses('Try again')
  await ada.reads('No deals found')
  await expect.poll(() => ada.page.getByRole('button', { name: 'Add Deal' }).count()).toBe(2)

  base.deals = three().deals
  await ada.page.getByPlaceholder('Search deals or companies...').fill('zzz')
  await ada.reads('No title or company contains “zzz”.')
  await ada.reads('No deals found')
  await ada.findsNoBarrier()
  await ada.follows('Clear filters')
  await ada.counts('Showing 3 of 3 deals')
})

test('on a phone the deals are shown as cards', async () => {
  const base = three()
  base.deals = [
    ...base.deals.map(each => ({ ...each, candidateCount: each.databaseId })),
    deal(4, { title: 'Late Deal', deadline: '2026-11-12' }),
  ]
  const window = { width: 390, height: 844, touch: true }
  const ada = await openDeals(base, { window, now: '2026-11-21T10:00:00Z' })
  for (const words of ['Due Nov 28', 'Deadline approaching!', 'Due Mar 01, 2027', 'Overdue since Nov 12']) {
    await ada.reads(words)
  }
  const counts = ada.page.getByRole('button', { name: /andidates? of/ })
  expect(await counts.allTextContents()).toEqual(['2 candidates', '1 candidate', '3 candidates', 'No candidates'])
  expect(await ada.page.getByRole('listitem').count()).toBe(4)
  expect(await ada.page.getByRole('table').count()).toBe(0)
  await ada.findsNoBarrier()
})

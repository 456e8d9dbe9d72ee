import { expect, test } from 'vitest'
import type { Answers } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

const row = {
  key: '2026-10',
  label: '2026-10',
  currency: 'USD',
  companyPays: '8000.00',
  candidateGets: '5999.50',
  margin: '2000.50',
  percent: 25,
}
const company = { ...row, key: '3', label: 'Northwind' }
const euros = {
  ...company,
  currency: 'EUR',
  companyPays: '5000.00',
  candidateGets: '4000.00',
  margin: '1000.00',
  percent: 20,
}
const deal = { id: 'deal-4', databaseId: 4, title: 'Platform Engineer' }
const fill = { key: '1', label: 'Ada Lovelace', filled: 2, medianDays: 12.5 }

const revenue = {
  totals: [
    { ...row, placements: 1 },
    { ...euros, placements: 1 },
  ],
  ...{ filled: 2, medianDaysToFill: 12.5 },
  ...{ months: [row], companies: [company, euros], recruiters: [company], sources: [] },
  ...{ recruiterFills: [fill], companyFills: [] },
  funnel: [
    { step: 'APPLIED', internal: 12, external: 30 },
    { step: 'SELECTED', internal: 2, external: 0 },
  ],
  leftOut: [{ placement: { company: 'Northwind', deal }, reason: 'An amount cannot be read.' }],
}

async function openRevenue(answers: Answers = {}) {
  const asked: unknown[] = []
  const api = {
    RevenuePageQuery(variables: unknown) {
      asked.push(variables)
      return { revenue }
    },
    ...answers,
  }
  const ada = await person(adasApi({ signedIn: true }, api))
  await ada.goes('/revenue')
  return { ...ada, asked }
}

const months = expect.objectContaining({ from: expect.stringMatching(/^\d{4}-\d\d$/) })

test('revenue shows each currency apart, and keeps the period in the address', async () => {
  const ada = await openRevenue()
  const totals = ada.page.getByRole('list', { name: 'Totals' })
  await totals.getByText('$2,000.50').waitFor()
  await totals.getByText('€1,000').waitFor()
  await ada.page.getByRole('table', { name: 'By month' }).getByText('Oct 2026').waitFor()
  await ada.page.getByText('An amount cannot be read.').waitFor()
  for (const name of ['By month in USD', 'By company in USD', 'By company in EUR', 'Funnel']) {
    await ada.page.locator(`svg[aria-label^="${name}."]`).waitFor()
  }
  await ada.findsNoBarrierAnywhere()
  const csv = ada.page.getByRole('link', { name: 'Download CSV, by company' })
  expect(await csv.getAttribute('href')).toMatch(/^\/api\/revenue\.csv\?from=\d{4}-\d\d&to=\d{4}-\d\d&by=company$/)
  // The separator is remembered, and holds for all tables.
  await ada.presses('Separator of CSV: comma, by month')
  await ada.page.getByRole('menuitemradio', { name: 'Semicolon' }).click()
  await expect.poll(() => csv.getAttribute('href')).toMatch(/&by=company&separator=semicolon$/)
  const excel = ada.page.getByRole('link', { name: 'Download Excel, by company' })
  expect(await excel.getAttribute('href')).toMatch(/&by=company&format=xlsx$/)
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Separator of CSV: semicolon, by month' }).waitFor()
  const year = new Date().getFullYear() - 1
  await ada.page.getByLabel('Period').selectOption('Last year')
  await expect.poll(() => ada.asked.at(-1)).toEqual({ from: `${year}-01`, to: `${year}-12` })
  await expect.poll(() => new URL(ada.page.url()).search).toBe('?period=last-year')
})

test('each figure opens what is behind it: totals, rows, bars and the steps of the funnel', async () => {
  const behind: unknown[] = []
  const placement = { company: 'Northwind', deal }
  const ada = await openRevenue({
    behindEarningsQuery(variables) {
      behind.push(variables)
      return { revenue: { earnings: [{ month: '2026-10', companyPays: '8000.00', margin: '2000.50', placement }] } }
    },
    behindDealsQuery(variables) {
      behind.push(variables)
      const row = { daysToFill: 12, filledAt: '2026-10-12T10:00:00Z', source: 'MATCHING', deal }
      return { revenue: { filledDeals: [row] } }
    },
    behindFunnelQuery(variables) {
      behind.push(variables)
      const application = { id: 'application-7', databaseId: 7, name: 'Olga Outside' }
      const row = { deal, talent: null, application, reached: 'SENT', since: '2026-10-02T10:00:00Z' }
      return { revenue: { funnelPeople: [row] } }
    },
  })
  const { page } = ada
  const figures = page.getByRole('list', { name: 'Totals' })
  const opened = (name: string) => page.getByRole('region', { name, exact: true })
  await figures.getByRole('button', { name: '$2,000.50' }).click()
  await opened('Margin in USD').getByRole('link', { name: 'Platform Engineer' }).waitFor()
  await figures.getByRole('button', { name: '2 deals' }).click()
  await opened('Filled').getByText('12 days, filled Oct 12, 2026 · Found by matching').waitFor()
  const companies = page.getByRole('table', { name: 'By company' })
  await companies.getByRole('button', { name: 'Northwind' }).first().click()
  const link = companies.getByRole('link', { name: 'Platform Engineer' })
  expect(await link.getAttribute('href')).toBe('/deals/4')
  await page.getByRole('button', { name: '30 Added or applied, external' }).click()
  await opened('Added or applied, external').getByText('Olga Outside').waitFor()
  const funnel = { step: 'APPLIED', side: 'EXTERNAL' }
  expect(behind).toMatchObject([{ currency: 'USD' }, months, { by: 'COMPANY', key: '3', currency: 'USD' }, funnel])
  // A bar of the chart by keys: the row below it opens and has the focus.
  await page.getByRole('option', { name: 'Oct 2026. Margin, $2,000.50.' }).focus()
  await page.keyboard.press('Enter')
  const month = page.getByRole('table', { name: 'By month' }).getByRole('button', { name: 'Oct 2026' })
  await expect.poll(() => month.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await month.getAttribute('aria-expanded')).toBe('true')
})

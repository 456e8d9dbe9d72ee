import { expect, test } from 'vitest'
import type { Answers } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

const row = {
  key: '2026-10',
  label: '2026-10',
  currency: 'USD',
  companyPays: '8000.00',
  margin: '2000.50',
  percent: 25,
}
const company = { ...row, key: '3', label: 'Northwind' }
const euros = { ...company, currency: 'EUR', companyPays: '5000.00', margin: '1000.00', percent: 20 }
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

test('revenue shows each currency apart, opens what is behind a figure, and keeps the period in the address', async () => {
  const behind: unknown[] = []
  const ada = await openRevenue({
    RevenueTableEarningsQuery(variables) {
      behind.push(variables)
      const placement = { company: 'Northwind', deal }
      return { revenue: { earnings: [{ month: '2026-10', companyPays: '8000.00', margin: '2000.50', placement }] } }
    },
  })
  const totals = ada.page.getByRole('list', { name: 'Totals' })
  await totals.getByText('$2,000.50').waitFor()
  await totals.getByText('€1,000').waitFor()
  await ada.page.getByRole('table', { name: 'By month' }).getByText('Oct 2026').waitFor()
  await ada.page.getByText('An amount cannot be read.').waitFor()
  await ada.findsNoBarrierAnywhere()
  await ada.page.getByRole('table', { name: 'By company' }).getByRole('button', { name: 'Northwind' }).first().click()
  const link = ada.page.getByRole('table', { name: 'By company' }).getByRole('link', { name: 'Platform Engineer' })
  expect(await link.getAttribute('href')).toBe('/deals/4')
  expect(behind).toMatchObject([{ by: 'COMPANY', key: '3', currency: 'USD' }])
  const year = new Date().getFullYear() - 1
  await ada.page.getByLabel('Period').selectOption('Last year')
  await expect.poll(() => ada.asked.at(-1)).toEqual({ from: `${year}-01`, to: `${year}-12` })
  await expect.poll(() => new URL(ada.page.url()).search).toBe('?period=last-year')
})

import { format, subMonths } from 'date-fns'
import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { place } from '../billing/test/place.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

const lastMonth = subMonths(new Date(), 1)

beforeAll(async () => {
  const { id: companyId } = await make.company({ name: 'Northwind' })
  const startDate = format(subMonths(new Date(), 2), 'yyyy-MM-01')
  const placed = (deal: object, name: string) => place({ companyId, startDate, ...deal }, { name })
  const dollars = { title: 'Platform Engineer', companyBudget: '$8,000', candidateBudget: '$6,000' }
  const { dealId } = await placed(dollars, 'Ines Carvalho')
  await placed({ title: 'Designer', companyBudget: '€5,000', candidateBudget: '€4,000' }, 'Ben Adeyemi')
  const unread = await placed({ title: 'Chef' }, 'Cleo Ng')
  await world.db.deal.updateMany({ data: { filledAt: lastMonth } })
  await world.db.deal.update({ where: { id: unread.dealId }, data: { companyBudget: 'as agreed' } })
  await make.application(dealId, { name: 'Olga Outside', createdAt: lastMonth })
})

test('revenue is shown separately for each currency, and the period is kept in the address', async () => {
  const ada = await recruiterAt('/revenue')
  const totals = ada.page.getByRole('list', { name: 'Totals' })
  await totals.getByText(/^\$\d/).first().waitFor()
  await totals.getByText(/^€\d/).first().waitFor()
  const months = ada.page.getByRole('table', { name: 'By month' })
  await months.getByText(format(lastMonth, 'MMM yyyy')).first().waitFor()
  await ada.page.getByText('An amount cannot be read.').waitFor()
  for (const name of ['By month in USD', 'By company in USD', 'By company in EUR', 'Funnel']) {
    await ada.page.locator(`svg[aria-label^="${name}."]`).waitFor()
  }
  const year = new Date().getFullYear() - 1
  await ada.page.getByLabel('Period').selectOption('Last year')
  await expect.poll(() => ada.requests('RevenuePageQuery').at(-1)).toEqual({ from: `${year}-01`, to: `${year}-12` })
  await expect.poll(() => new URL(ada.page.url()).search).toBe('?period=last-year')
})

test('the tables are downloaded, and the chosen separator is remembered', { tags: ['deep'] }, async () => {
  const ada = await recruiterAt('/revenue')
  const csv = ada.page.getByRole('link', { name: 'Download CSV, by company' })
  expect(await csv.getAttribute('href')).toMatch(/^\/api\/revenue\.csv\?from=\d{4}-\d\d&to=\d{4}-\d\d&by=company$/)
  await ada.presses('Separator of CSV: comma, by month')
  await ada.page.getByRole('menuitemradio', { name: 'Semicolon' }).click()
  await expect.poll(() => csv.getAttribute('href')).toMatch(/&by=company&separator=semicolon$/)
  const excel = ada.page.getByRole('link', { name: 'Download Excel, by company' })
  expect(await excel.getAttribute('href')).toMatch(/&by=company&format=xlsx$/)
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Separator of CSV: semicolon, by month' }).waitFor()
})

test('totals, rows and the steps of the funnel open the records behind them', { tags: ['deep'] }, async () => {
  const { page } = await recruiterAt('/revenue')
  const figures = page.getByRole('list', { name: 'Totals' })
  const opened = (name: string) => page.getByRole('region', { name, exact: true })
  await figures.getByRole('button', { name: /^\$/ }).first().click()
  await page
    .getByRole('region', { name: /in USD$/ })
    .getByRole('link', { name: 'Platform Engineer' })
    .first()
    .waitFor()
  await figures.getByRole('button', { name: '3 deals' }).click()
  await opened('Filled')
    .getByText(/days?, filled /)
    .first()
    .waitFor()
  const companies = page.getByRole('table', { name: 'By company' })
  await companies.getByRole('button', { name: 'Northwind' }).first().click()
  const link = companies.getByRole('link', { name: /^(Platform Engineer|Designer)$/ }).first()
  expect(await link.getAttribute('href')).toMatch(/^\/deals\/\d+$/)
  await page.getByRole('button', { name: '1 Added or applied, external' }).click()
  await opened('Added or applied, external').getByText('Olga Outside').waitFor()
})

test("Enter on a bar of the chart opens the table's row", { tags: ['deep'] }, async () => {
  const { page } = await recruiterAt('/revenue')
  const month = format(lastMonth, 'MMM yyyy')
  await page.getByRole('option', { name: new RegExp(`^${month}\\. Margin, \\$`) }).focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('table', { name: 'By month' }).getByRole('button', { name: month, expanded: true })
  await row.waitFor()
  expect(await row.evaluate(button => button === document.activeElement)).toBe(true)
})

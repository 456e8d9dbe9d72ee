import { expect, test } from 'vitest'
import { company, companyBase, openCompanies } from '../companies/list/test/companyBase.ts'
import { deal, dealBase, openDeals } from '../deals/list/test/dealBase.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import type { Person } from '../test/person.ts'

const northwind = { row: 'Northwind', action: 'Edit', field: 'Notes' }
const engineer = { row: 'Fleet Engineer', action: 'Edit', field: 'Notes' }
const candidate = { row: 'Mara Olsen', action: 'Ask for consent', field: 'Wording' }
const applicant = { row: 'Ines Carvalho', action: 'Application and notes', field: 'Notes' }

const pages = [
  { of: 'a company', opens: () => openCompanies(companyBase([company(1, { name: 'Northwind' })])), rows: [northwind] },
  { of: 'a deal', opens: () => openDeals(dealBase([deal(1, { title: 'Fleet Engineer' })])), rows: [engineer] },
  { of: 'a candidate or an applicant', opens: openDeal, rows: [candidate, applicant] },
]

test.each(pages)('a dialog from the row of $of stays open when a phone is turned', async ({ opens, rows }) => {
  const ada = await opens()
  for (const row of rows) {
    await ada.page.setViewportSize({ width: 1440, height: 900 })
    await staysOpen(ada, row)
  }
})

async function staysOpen({ page, ...ada }: Person, row: typeof northwind) {
  await page.getByRole('button', { name: `Actions for ${row.row}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: row.action, exact: true }).click()
  const field = page.getByRole('dialog').getByLabel(row.field)
  await field.fill('Half a sentence')
  for (const width of [390, 1000, 700, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page
      .locator(width > 640 ? 'tbody tr' : 'main li')
      .filter({ hasText: row.row })
      .first()
      .waitFor()
    expect(await field.inputValue()).toBe('Half a sentence')
    expect(await field.evaluate(each => each === document.activeElement)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await ada.presses('Discard')
  // The button in the table is gone, and that of the card takes its place.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const opener = page.getByRole('button', { name: `Actions for ${row.row}` })
  await expect.poll(() => opener.evaluate(each => each === document.activeElement)).toBe(true)
}

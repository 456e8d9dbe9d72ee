import { expect, test } from 'vitest'
import { company, companyBase, openCompanies } from '../companies/list/test/companyBase.ts'
import { deal, dealBase, openDeals } from '../deals/list/test/dealBase.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'

const rows = [
  {
    opens: () => openCompanies(companyBase([company(1, { name: 'Northwind' })])),
    ...{ of: 'a company', row: 'Northwind', action: 'Edit', field: 'Notes' },
  },
  {
    opens: () => openDeals(dealBase([deal(1, { title: 'Fleet Engineer' })])),
    ...{ of: 'a deal', row: 'Fleet Engineer', action: 'Edit', field: 'Notes' },
  },
  { opens: openDeal, of: 'a candidate', row: 'Mara Olsen', action: 'Ask for consent', field: 'Wording' },
  { opens: openDeal, of: 'an applicant', row: 'Ines Carvalho', action: 'Application and notes', field: 'Notes' },
]

test.each(rows)('a dialog from the row of $of stays open when a phone is turned', async row => {
  const { page, ...ada } = await row.opens()
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
})

import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let dealId: number

beforeAll(async () => {
  const { id: companyId } = await make.company({ name: 'Northwind' })
  dealId = (await make.deal({ title: 'Fleet Engineer', companyId })).id
  await make.candidate({ dealId, talentId: (await make.talent({ name: 'Mara Olsen' })).id })
  await make.application(dealId, { name: 'Ines Carvalho' })
})

const rows = [
  { of: 'a company', path: () => '/companies', row: 'Northwind', action: 'Edit', field: 'Notes' },
  { of: 'a deal', path: () => '/deals?sort=title', row: 'Fleet Engineer', action: 'Edit', field: 'Notes' },
  {
    ...{ of: 'a candidate', path: () => `/deals/${dealId}`, row: 'Mara Olsen' },
    ...{ action: 'Ask for consent', field: 'Wording' },
  },
  {
    ...{ of: 'an applicant', path: () => `/deals/${dealId}`, row: 'Ines Carvalho' },
    ...{ action: 'Application and notes', field: 'Notes' },
  },
]

test.each(rows)('a dialog from the row of $of stays open when a phone is turned', async ({ path, row, ...at }) => {
  const { page, ...ada } = await recruiterAt(path())
  await page.getByRole('button', { name: `Actions for ${row}` }).press('Enter')
  await page.getByRole('menuitem', { name: at.action, exact: true }).click()
  const field = ada.dialog.getByLabel(at.field)
  await field.fill('Half a sentence')
  for (const width of [390, 1000, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const shown = page.locator(width > 640 ? 'tbody tr' : 'main li').filter({ hasText: row })
    await shown.first().waitFor()
    expect(await field.inputValue()).toBe('Half a sentence')
    expect(await field.evaluate(each => each === document.activeElement)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await ada.presses('Discard')
  // The button in the table no longer exists, so the card's button gets the focus.
  await ada.dialog.waitFor({ state: 'detached' })
  const opener = page.getByRole('button', { name: `Actions for ${row}` })
  await expect.poll(() => opener.evaluate(each => each === document.activeElement)).toBe(true)
})

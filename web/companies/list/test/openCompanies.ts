import type { Browser } from 'playwright-core'
import type { Window } from '../../../test/browser.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import type { CompanyBase } from './companyBase.ts'

type Place = { path?: string; window?: Window }

/** Ada at the list of companies. */
export async function openCompanies(browser: Browser, base: CompanyBase, { path = '/companies', window }: Place = {}) {
  const ada = await person(browser, adasApi({ signedIn: true }, base.answers), window)
  await ada.goes(path)
  await ada.findsHeading('Companies')
  const dialog = ada.page.getByRole('dialog')
  return {
    ...ada,
    dialog,
    rows: ada.page.getByRole('rowheader'),
    cell: (row: number, column: number) => ada.page.locator(`tbody tr:nth-child(${row}) > :nth-child(${column})`),
    counts: (words: string) => ada.page.getByRole('status').getByText(words, { exact: true }).waitFor(),
    types: (label: string, text: string) => dialog.getByRole('textbox', { name: label }).fill(text),
    sends: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    async chooses(action: string, name: string) {
      await ada.page.getByRole('row', { name }).hover()
      await ada.presses(`Actions for ${name}`)
      await ada.page.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}

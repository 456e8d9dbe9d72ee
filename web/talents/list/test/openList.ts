import type { Browser } from 'playwright-core'
import type { Window } from '../../../test/browser.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import type { TalentBase } from './talentBase.ts'

type Place = { path?: string; window?: Window }

/** Ada at the talent list. */
export async function openList(browser: Browser, base: TalentBase, { path = '/', window }: Place = {}) {
  const ada = await person(browser, adasApi({ signedIn: true }, base.answers), window)
  await ada.goes(path)
  await ada.findsHeading('Talent Database')
  return {
    ...ada,
    rows: ada.page.getByRole('rowheader'),
    counts: (words: string) => ada.page.getByRole('status').getByText(words, { exact: true }).waitFor(),
    cell: (row: number, column: number) => ada.page.locator(`tbody tr:nth-child(${row}) > :nth-child(${column})`),
    scrolled: () => ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTop),
    async deletes(name: string) {
      await ada.page.getByRole('row', { name }).hover()
      await ada.presses(`Actions for ${name}`)
      await ada.page.getByRole('menuitem', { name: 'Delete' }).click()
      await ada.reads('Are you sure you want to delete this talent? This action cannot be undone.')
      await ada.presses('Delete')
    },
  }
}

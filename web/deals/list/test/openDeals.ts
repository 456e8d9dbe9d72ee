import type { Browser } from 'playwright-core'
import type { Window } from '../../../test/browser.ts'
import { person } from '../../../test/person.ts'
import { adasApi } from '../../../test/staff.ts'
import type { DealBase } from './dealBase.ts'

/** `now`: the instant that the person's clock shows and stays at. */
type Place = { path?: string; window?: Window; now?: string }

/** Ada at the list of deals. */
export async function openDeals(browser: Browser, base: DealBase, { path = '/deals', window, now }: Place = {}) {
  const ada = await person(browser, adasApi({ signedIn: true }, base.answers), window)
  if (now) await ada.page.clock.setFixedTime(now)
  await ada.goes(path)
  await ada.findsHeading('Talent Pipeline')
  return {
    ...ada,
    titles: () => ada.page.getByRole('table', { name: 'Deals' }).locator('th[scope="row"] a').allTextContents(),
    counts: (words: string) => ada.page.getByRole('status').getByText(words, { exact: true }).waitFor(),
    cell: (row: number, column: number) => ada.page.locator(`tbody tr:nth-child(${row}) > :nth-child(${column})`),
    /** Chooses in the menu of a row. */
    async does(action: string, title: string) {
      await ada.page.getByRole('row', { name: title }).first().hover()
      await ada.presses(`Actions for ${title}`)
      await ada.page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    /** The saved views, open. */
    async views() {
      await ada.page.getByRole('search').getByRole('button').first().click()
      return ada.page.getByRole('dialog', { name: 'Saved views' })
    },
  }
}

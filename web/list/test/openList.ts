import type { Window } from '../../test/browser.ts'
import type { Answers } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

/** Where Ada arrives, and in which window. `now`: the instant that her clock shows and stays at. */
export type Place = { path?: string; window?: Window; now?: string }

/** Ada at a list with this heading. */
export async function openList({
  answers,
  heading,
  path,
  window,
  now,
}: Place & { answers: Answers; heading: string; path: string }) {
  const ada = await person(adasApi({ signedIn: true }, answers), window)
  if (now) await ada.page.clock.setFixedTime(now)
  await ada.goes(path)
  await ada.findsHeading(heading)
  const dialog = ada.page.getByRole('dialog')
  return {
    ...ada,
    dialog,
    rows: ada.page.locator('table[aria-label] th[scope="row"]'),
    names: () => ada.page.locator('th[scope="row"] a').allTextContents(),
    cell: (row: number, column: number) => ada.page.locator(`tbody tr:nth-child(${row}) > :nth-child(${column})`),
    counts: (words: string) => ada.page.getByRole('status').getByText(words, { exact: true }).waitFor(),
    scrolled: () => ada.page.getByRole('table').evaluate(table => table.parentElement?.scrollTop),
    types: (label: string, text: string) => dialog.getByRole('textbox', { name: label }).fill(text),
    sends: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    /** Chooses in the menu of a row. */
    async chooses(action: string, name: string) {
      await ada.page.getByRole('row', { name }).first().hover()
      await ada.presses(`Actions for ${name}`)
      await ada.page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    /** The saved views, open. */
    async views() {
      await ada.page.getByRole('search').getByRole('button').first().click()
      return ada.page.getByRole('dialog', { name: 'Saved views' })
    },
  }
}

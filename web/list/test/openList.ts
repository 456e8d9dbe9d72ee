import { expect } from 'vitest'
import type { Window } from '../../test/browser.ts'
import type { Answers } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

/** The path Ada opens, and her window. `now` is the instant at which her clock stands still. */
export type Opening = { path?: string; window?: Window; now?: string }

/** Opens the list with this heading as Ada. */
export async function openList({
  answers,
  heading,
  path,
  window,
  now,
}: Opening & { answers: Answers; heading: string; path: string }) {
  const ada = await person(adasApi({ signedIn: true }, answers), { alone: now !== undefined, ...window })
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
    /**
     * Turns the wheel until this text is in view, as rows out of view are not rendered. At an end it turns back: a row may
     * be passed before it is loaded.
     */
    async scrollsTo(text: string, turn = 700) {
      const row = ada.page.getByText(text, { exact: true })
      const position = () =>
        ada.page.evaluate(() => `${scrollY} ${document.querySelector('table')?.parentElement?.scrollTop}`)
      let at = await position()
      let by = turn
      let still = 0
      await ada.page.mouse.move(700, 500)
      await expect
        .poll(
          async () => {
            await ada.page.mouse.wheel(0, by)
            const before = at
            at = await position()
            still = at === before ? still + 1 : 0
            // Turns of the wheel take effect later than they are made.
            if (still > 5) [by, still] = [-by, 0]
            return row.isVisible()
          },
          { timeout: 20_000, interval: 40 },
        )
        .toBe(true)
      await row.scrollIntoViewIfNeeded()
      for (let before = ''; before !== at; await ada.page.waitForTimeout(100)) [before, at] = [at, await position()]
    },
    /** Chooses in the menu of a row. */
    async chooses(action: string, name: string) {
      await ada.page.getByRole('row', { name }).first().hover()
      await ada.presses(`Actions for ${name}`)
      await ada.page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    /** Opens the saved views. */
    async views() {
      await ada.page.getByRole('search').getByRole('button').first().click()
      return ada.page.getByRole('dialog', { name: 'Saved views' })
    },
  }
}

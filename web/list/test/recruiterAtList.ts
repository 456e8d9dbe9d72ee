import { expect } from 'vitest'
import { type Opening, recruiterAt } from '../../test/person.ts'

/** Options for opening a list; `path` replaces the list's own address. */
export type ListOpening = Opening & { path?: string }

/** Opens the list with this heading as a signed-in recruiter. */
export async function recruiterAtList({ path, heading, ...opening }: Opening & { path: string; heading: string }) {
  const ada = await recruiterAt(path, opening)
  await ada.findsHeading(heading)
  const { page } = ada
  return {
    ...ada,
    rows: page.locator('table[aria-label] th[scope="row"]'),
    /** The names of the rendered rows. */
    names: () => page.locator('th[scope="row"] a').allTextContents(),
    cell: (row: number, column: number) => page.locator(`tbody tr:nth-child(${row}) > :nth-child(${column})`),
    counts: (words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor(),
    /** Searches the list. */
    search: (text: string) => page.getByPlaceholder(/^Search /).fill(text),
    scrolled: () => page.getByRole('table').evaluate(table => table.parentElement?.scrollTop),
    /** Opens the saved views. */
    async views() {
      await page.getByRole('search').getByRole('button').first().click()
      return page.getByRole('dialog', { name: 'Saved views' })
    },
    /**
     * Scrolls by wheel until this text is in view, as rows out of view are not rendered. Scrolls back from the end of
     * the list, as the row may have been passed before it was loaded.
     */
    async scrollsTo(text: string, turn = 700) {
      const row = page.getByText(text, { exact: true })
      const position = () =>
        page.evaluate(() => `${scrollY} ${document.querySelector('table')?.parentElement?.scrollTop}`)
      let at = await position()
      let by = turn
      let still = 0
      await page.mouse.move(700, 500)
      const turns = async () => {
        await page.mouse.wheel(0, by)
        const before = at
        at = await position()
        still = at === before ? still + 1 : 0
        // The end is reached only after several turns without movement, as a turn takes effect a moment later.
        if (still > 5) [by, still] = [-by, 0]
        return row.isVisible()
      }
      await expect.poll(turns, { timeout: 20_000, interval: 40 }).toBe(true)
      await row.scrollIntoViewIfNeeded()
    },
  }
}

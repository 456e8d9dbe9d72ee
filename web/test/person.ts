import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findsNoBarrier, findsNoBarrierAnywhere } from './barriers.ts'
import type { Window } from './browser.ts'
import { type Answers, fakeApi } from './fakeApi.ts'
import { openWindow } from './openWindow.ts'

/** A person at a browser window: their actions and observations. */
export type Person = Awaited<ReturnType<typeof person>>

/** Opens a window on the application, with a fake API that gives these answers. */
export async function person(answers: Answers, window: Window = {}) {
  const page = await openWindow(window)
  page.setDefaultTimeout(20_000)
  const address = await fakeApi(answers)

  return {
    page,
    goes: (path: string) => page.goto(address + path),
    /** Waits for this path and query: the address changes a moment after the page. */
    isAt: (path: string) => expect.poll(() => page.url().slice(address.length)).toBe(path),
    fills: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
    presses: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** Chooses an action in the menu of the page's record. */
    async picks(action: string) {
      await page.getByRole('button', { name: 'More actions', exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    /** Presses Escape once the dialog or menu that was opened last has the focus, a moment after it is shown. */
    async escapes() {
      await page.waitForFunction(hasFocusInside, '[role$=dialog], [role=menu]')
      await page.keyboard.press('Escape')
    },
    follows: (name: string) => page.getByRole('link', { name, exact: true }).click(),
    reads: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    /** Waits for a toast with exactly this title, and this text if given. */
    hears(title: string, text?: string) {
      const said = page.locator('.fui-Toast').filter({ has: page.getByText(title, { exact: true }) })
      return (text ? said.filter({ has: page.getByText(text, { exact: true }) }) : said).first().waitFor()
    },
    findsHeading: (name: string) => page.getByRole('heading', { name, exact: true }).waitFor(),
    /** Waits until the element with this name or text has the focus. */
    isIn: (name: string) => expect.poll(() => focused(page)).toBe(name),
    /** Whether two elements do not overlap. */
    areApart: (one: Locator, other: Locator) => areApart(one, other),
    /** Expects no axe violation and no horizontal scrolling in this window; sizes of targets are not looked at. */
    findsNoBarrier: () => findsNoBarrier(page),
    /** Expects the same at the widths of a desk and a phone, in both themes. */
    findsNoBarrierAnywhere: () => findsNoBarrierAnywhere(page),
  }
}

async function areApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not to be seen')
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
}

const hasFocusInside = (kinds: string) =>
  Array.from(document.querySelectorAll(kinds)).at(-1)?.contains(document.activeElement)

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
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
    /** Expects no serious axe violations, no content outside of landmarks and no horizontal scrolling. */
    findsNoBarrier: () => findsNoBarrier(page),
  }
}

async function areApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not to be seen')
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that axe rates as moderate or minor, but that must hold as well. */
const alwaysRules = [
  'region',
  'empty-table-header',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-main',
]

/** A closed dialog exposes the rest of the page to screen readers again, a moment later. */
const hasShownAgain = () =>
  document.querySelector('[aria-modal=true]') !== null ||
  document.querySelector('[data-portal-node][aria-hidden=true]') === null

async function findsNoBarrier(page: Page) {
  await page.evaluate(axe)
  await page.evaluate(hasComeToRest)
  await page.waitForFunction(hasShownAgain)
  const found = await page.evaluate(async always => {
    // Fluent's focus sentinels pass the focus on at once; a tooltip belongs to its button, wherever it is rendered.
    const { violations } = await (globalThis as unknown as AxeWindow).axe.run({
      exclude: ['[data-tabster-dummy]', '[role=tooltip]'],
    })
    return violations
      .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || always.includes(id))
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, alwaysRules)
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Waits for short animations: a fading toast, for instance, lacks contrast. Skeletons and timers go on. */
async function hasComeToRest() {
  const brief = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  await Promise.allSettled(brief.map(({ finished }) => finished))
}

type AxeWindow = {
  axe: {
    run(context: {
      exclude: string[]
    }): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>
  }
}

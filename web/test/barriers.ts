import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { darkTheme, lightTheme } from '../app/theme.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }

const themes = { light: lightTheme, dark: darkTheme }

/** The windows to check, in an order that changes little at a time. Both themes are checked only for colours. */
const windows = [
  { size: desk, theme: 'light', rules: 'all' },
  { size: desk, theme: 'dark', rules: 'colours' },
  { size: telephone, theme: 'dark', rules: 'colours' },
  { size: telephone, theme: 'light', rules: 'all' },
] as const

/**
 * Expects no axe violation of any impact and no horizontal scrolling in this window. Target sizes are not checked: axe
 * counts rows scrolled below a sticky head, and the hidden rest of a long name, as targets too near to others.
 */
export async function findsNoBarrier(page: Page) {
  await bring(page)
  expect(await barriers(page, 'all but sizes')).toEqual([])
}

/** Like `findsNoBarrier`, but on a desktop and a phone in both themes, and with targets of at least 24 px. */
export async function findsNoBarrierAnywhere(page: Page) {
  expect(await barriersAnywhere(page)).toEqual([])
}

/** Runs `findsNoBarrierAnywhere` on the pages at these paths. */
export async function findsNoBarrierAt({ page, goes }: Visitor, paths: string[]) {
  for (const path of paths) {
    await goes(path)
    await page.locator('h1').first().waitFor()
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
    expect.soft(await barriersAnywhere(page), path).toEqual([])
  }
}

type Visitor = { page: Page; goes: (path: string) => Promise<unknown> }

/** Returns the barriers on a desktop and a phone in both themes. Does not reload the page; restores the window. */
export async function barriersAnywhere(page: Page): Promise<string[]> {
  await bring(page)
  const size = page.viewportSize()
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const found: string[] = []
  for (const { size: each, theme: colorScheme, rules } of windows) {
    await page.setViewportSize(each)
    await page.emulateMedia({ colorScheme })
    await page.evaluate(hasBeenDrawn)
    await page.waitForFunction(isShownIn, themes[colorScheme].colorNeutralBackground1)
    found.push(...(await barriers(page, rules)).map(barrier => `${each.width} px, ${colorScheme}: ${barrier}`))
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  return found
}

/** Loads axe into the page, only once per page, as axe is half a megabyte of script. */
async function bring(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
}

async function barriers(page: Page, which: 'all' | 'all but sizes' | 'colours'): Promise<string[]> {
  await page.evaluate(hasComeToRest)
  await page.waitForFunction(hasShownAgain)
  return page.evaluate(async asked => {
    const { axe } = globalThis as unknown as AxeWindow
    // An open menu is checked alone, as it covers other content.
    const menu = document.querySelector('[role=menu]')
    const rules = axe.getRules().filter(
      ({ ruleId, tags }) =>
        (asked !== 'colours' || ['color-contrast', 'link-in-text-block'].includes(ruleId)) &&
        (asked === 'all' || ruleId !== 'target-size') &&
        // The product aims at AA, not at AAA.
        !tags.includes('wcag2aaa') &&
        !tags.includes('deprecated') &&
        // An open menu belongs to its button, not to a landmark.
        (ruleId !== 'region' || !menu) &&
        // An experimental rule: would require a widget role for Fluent's toasts, which are focusable for the F8 key.
        ruleId !== 'focus-order-semantics',
    )
    // Excludes tooltips, which belong to their buttons, and Fluent's focus sentinels, which pass the focus on at once;
    // sentinels inside charts are checked.
    const { violations } = await axe.run(
      { exclude: ['[data-tabster-dummy]:not(.fui-cart__root *)', '[role=tooltip]'], ...(menu && { include: [menu] }) },
      { runOnly: { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }, resultTypes: ['violations'] },
    )
    const beyond = document.documentElement.scrollWidth - innerWidth
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ...(beyond > 0 ? [`scrolls sideways by ${beyond} px`] : []),
    ]
  }, which)
}

/** Whether screen readers can access the page again, which they can only a moment after a dialog is closed. */
const hasShownAgain = () =>
  document.querySelector('[aria-modal=true]') !== null ||
  document.querySelector('[data-portal-node][aria-hidden=true]') === null

/** Waits two frames, as the page reacts to a change of the window only in the next frame. */
const hasBeenDrawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Whether the page shows the theme with this background; on a busy machine it does so only some frames later. */
const isShownIn = (background: string) =>
  [...document.querySelectorAll('.fui-FluentProvider')].every(
    part => getComputedStyle(part).getPropertyValue('--colorNeutralBackground1') === background,
  )

/** Waits for short animations, as e.g. a fading toast lacks contrast. Does not wait for skeletons and timers. */
async function hasComeToRest() {
  const brief = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
  await Promise.allSettled(brief.map(({ finished }) => finished))
}

type AxeWindow = {
  axe: {
    getRules(): { ruleId: string; tags: string[] }[]
    run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
  }
}

import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { contextOptions, openBrowser, type Window } from './browser.ts'

/** One browser for all tests of this process: starting it takes longer than most tests. */
const browser = await openBrowser()

/** Idle contexts by their options: a new context would have to load and compile the pages again. */
const idle = new Map<string, BrowserContext[]>()

/** Opens a window without cookies or storage of earlier tests, and closes it when the test is over. */
export async function openWindow(window: Window): Promise<Page> {
  const options = contextOptions(window)
  const kind = JSON.stringify(options)
  const kept = window.alone ? undefined : idle.get(kind)?.pop()
  const context = kept ?? (await browser.newContext(options))
  const page = await context.newPage()
  onTestFinished(async () => {
    if (window.alone) return context.close()
    if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear())
    await Promise.all(context.pages().map(each => each.close()))
    await context.clearCookies()
    idle.set(kind, [...(idle.get(kind) ?? []), context])
  })
  return page
}

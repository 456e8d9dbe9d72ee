import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { world } from '../../api/test/harness.ts'
import { contextOptions, openBrowser, type Window } from './browser.ts'

/** The browser for all tests of this process, as starting a browser takes longer than most tests. */
const browser = await openBrowser({ args: ['--process-per-site'] })

/** Idle browser contexts for reuse, by options: a new context would have to load and compile the pages again. */
const idle = new Map<string, BrowserContext[]>()

/** An empty page of each context: without any page, the context's process would end and lose the compiled code. */
const anchors = new WeakSet<Page>()

/** Opens a window without cookies or storage of earlier tests, and closes it when the test is over. */
export async function openWindow(window: Window): Promise<Page> {
  const options = contextOptions(window)
  const kind = JSON.stringify(options)
  const context = window.alone
    ? await browser.newContext(options)
    : (idle.get(kind)?.pop() ?? (await openContext(options)))
  const page = await context.newPage()
  onTestFinished(async () => {
    if (window.alone) return context.close()
    if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear())
    const windows = context.pages().filter(each => !anchors.has(each))
    await Promise.all(windows.map(each => each.close()))
    await context.clearCookies()
    idle.set(kind, [...(idle.get(kind) ?? []), context])
  })
  return page
}

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  const anchor = await context.newPage()
  await anchor.goto(`${world.address}/healthz`)
  anchors.add(anchor)
  return context
}

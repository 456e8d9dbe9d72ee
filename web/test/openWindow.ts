import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { contextOptions, openBrowser, type Window } from './browser.ts'

/** One browser for all tests of this process: starting one takes longer than most of what they do in it. */
const browser = await openBrowser()

/** Opens a window that shares nothing with any other, and closes it when the test is over. */
export async function openWindow(window: Window): Promise<Page> {
  const context = await browser.newContext(contextOptions(window))
  onTestFinished(() => context.close())
  return context.newPage()
}

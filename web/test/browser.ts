import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium as playwright } from 'playwright-core'

/**
 * A headless Chromium from the npm package, with the package's own libraries and fonts, so that a machine needs nothing
 * else. `BROWSER_PATH` names another one, for machines where that binary does not fit.
 */
export async function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu']
  if (process.env.BROWSER_PATH) {
    return playwright.launch({ executablePath: process.env.BROWSER_PATH, headless: true, args })
  }
  const executablePath = await unpackBrowser()
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(tmpdir(), 'fonts') }
  return playwright.launch({ executablePath, headless: true, args, env })
}

const libraries = path.join(tmpdir(), 'al2023', 'lib')

/** Unpacks the browser into the temporary folder, once. Not to be called by two processes at the same time. */
export async function unpackBrowser(): Promise<string> {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  const executablePath = await chromium.executablePath()
  if (!existsSync(libraries)) {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await inflate(path.resolve(path.dirname(entry), '../bin/al2023.tar.br'))
  }
  return executablePath
}

/** A window of a person's machine: its width, light or dark or in the machine's own colours, and where it stands. */
export type Window = {
  width?: number
  height?: number
  dark?: boolean
  touch?: boolean
  /** High contrast, as the machine sets it. */
  forced?: boolean
  /** Where the person is: 'Pacific/Auckland'. */
  timeZone?: string
}

export function contextOptions({
  width = 1440,
  height = 900,
  dark = false,
  touch = false,
  timeZone,
  forced = false,
}: Window): BrowserContextOptions {
  return {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forced ? 'active' : 'none',
    hasTouch: touch,
    timezoneId: timeZone,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  }
}

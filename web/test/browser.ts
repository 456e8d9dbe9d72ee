import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium as playwright } from 'playwright-core'

/**
 * Starts a headless Chromium from an npm package, with the package's own libraries and fonts, so that nothing else must
 * be installed. `BROWSER_PATH` is the path of another Chromium, for machines on which the package's Chromium fails.
 */
export async function openBrowser({ args: more = [] }: { args?: string[] } = {}): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', ...more]
  if (process.env.BROWSER_PATH) {
    return playwright.launch({ executablePath: process.env.BROWSER_PATH, headless: true, args })
  }
  const executablePath = await unpackBrowser()
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(tmpdir(), 'fonts') }
  return playwright.launch({ executablePath, headless: true, args, env })
}

const libraries = path.join(tmpdir(), 'al2023', 'lib')

/** Unpacks the browser into the temporary folder, once. Two processes must not do this at the same time. */
export async function unpackBrowser(): Promise<string> {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  const executablePath = await chromium.executablePath()
  if (!existsSync(libraries)) {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await inflate(path.resolve(path.dirname(entry), '../bin/al2023.tar.br'))
  }
  return executablePath
}

/** A browser window: its size, colour scheme, input and time zone. */
export type Window = {
  width?: number
  height?: number
  dark?: boolean
  touch?: boolean
  /** Whether forced colours, the system's high contrast mode, are on. */
  forced?: boolean
  /** The person's time zone, such as 'Pacific/Auckland'. */
  timeZone?: string
  /** Whether the window has its own browser context, for a test that stops the clock or cuts the connection. */
  alone?: boolean
}

/** A phone in portrait mode. */
export const phone: Window = { width: 390, height: 844, touch: true }

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

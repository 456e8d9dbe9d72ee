/**
 * Response times of the staff pages in a browser: `npm run bench:browser`. Starts the product with 100,000 talents and
 * works in it as a recruiter: searches letter by letter, opens profiles, changes statuses and scrolls through the list.
 * Options: `-- --folder=/a/filled/data/folder`, `--address=http://… --login=/a/file` for a running product,
 * `--only=scrolling`, `--rows=100000` to scroll, `--speed=200` in pixels per frame.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../web/test/browser.ts'
import { option, percentile } from '../measure.ts'
import { openProfiles, scroll, search, setStatuses } from './acts.ts'
import { observe } from './observe.ts'
import { startFilled } from './product.ts'

const only = option('only')
const product = await startFilled()
const browser = await openBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  const page = await context.newPage()
  await observe(page)
  const [email = '', password = ''] = (await readFile(product.login, 'utf8')).split('\n')
  page.setDefaultTimeout(20_000)
  await page.goto(`${product.address}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.locator('th[scope=row] a').first().waitFor()

  await timed('searching', search)
  await timed('profile', openProfiles)
  await timed('status', setStatuses)
  if (!only || only === 'scrolling') {
    const rows = Number(option('rows') ?? 100_000)
    console.log('scrolling  ', await scroll(page, { rows, speed: Number(option('speed') ?? 200) }))
  }

  async function timed(name: string, act: (page: Page) => Promise<number[]>) {
    if (only && only !== name) return
    const [warm, ...rest] = await act(page)
    const p = (share: number) => `${percentile([...rest], share)} ms`
    console.log(
      name.padEnd(11),
      `p50 ${p(0.5)}, p95 ${p(0.95)}, most ${p(1)} of ${rest.length}, first ${Math.round(warm ?? 0)} ms`,
    )
  }
} finally {
  await browser.close()
  await product.stop()
}

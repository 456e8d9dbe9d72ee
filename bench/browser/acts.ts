import type { Page } from 'playwright-core'
import { percentile } from '../measure.ts'
import { pause } from '../product.ts'
import { takeObservations } from './observe.ts'

/** Milliseconds between keystrokes and clicks: long enough for every answer to arrive. */
const THINKING = 700

const WORDS = ['react', 'data', 'senior', 'anna', 'ml']

/** Types into the search field. Returns the milliseconds from each keystroke until the matching rows are painted. */
export async function search(page: Page): Promise<number[]> {
  const durations: number[] = []
  const field = page.getByPlaceholder('Search talents...')
  for (const word of WORDS) {
    await field.fill('')
    await pause(2 * THINKING)
    await field.focus()
    for (const [index, letter] of [...word].entries()) {
      const shown = await untilPainted(page, 'input', rowsOfSearch, word.slice(0, index + 1))
      await page.keyboard.press(letter)
      durations.push(await shown())
      await pause(THINKING)
    }
  }
  await field.fill('')
  await pause(2 * THINKING)
  return durations
}

const rowsOfSearch = (text: string) =>
  new URLSearchParams(location.search).get('search') === text &&
  document.querySelector('table[aria-label]')?.getAttribute('aria-busy') === 'false'

/** Opens profiles. Returns the milliseconds from each click on a row until the profile is painted. */
export async function openProfiles(page: Page): Promise<number[]> {
  const durations: number[] = []
  const links = page.locator('table[aria-label] th[scope=row] a')
  for (let row = 0; row < 16; row++) {
    const link = links.nth(row)
    const name = (await link.textContent()) ?? ''
    await link.hover()
    await pause(120) // A user takes about this long between hovering over a link and clicking it.
    const shown = await untilPainted(page, 'click', profileOf, name)
    await page.mouse.down()
    await pause(60)
    await page.mouse.up()
    durations.push(await shown())
    await pause(THINKING)
    await page.goBack()
    await links.nth(row).waitFor()
    await pause(THINKING)
  }
  return durations
}

const profileOf = (name: string) => document.querySelector('main h1')?.textContent === name

/** Changes statuses. Returns the milliseconds from each choice until the success message is painted. */
export async function setStatuses(page: Page): Promise<number[]> {
  const durations: number[] = []
  const statuses = page.locator('table[aria-label] button[aria-label^="Status of"]')
  for (let change = 0; change < 30; change++) {
    await statuses.nth(change % 12).click()
    const choice = page.locator('[role=menuitemradio][aria-checked=false]').nth(change % 4)
    await choice.waitFor()
    await pause(200)
    const shown = await untilPainted(page, 'click', isSaved, '')
    await choice.click()
    durations.push(await shown())
    // Waits until the message has closed, so that it is not mistaken for the message of the next change.
    await page.locator('.fui-Toast').first().waitFor({ state: 'detached' })
    await pause(THINKING)
  }
  return durations
}

const isSaved = () =>
  [...document.querySelectorAll('.fui-Toast')].some(toast => toast.textContent?.includes('Status updated'))

/** Returns a function that resolves to the milliseconds from the next such event until its outcome is painted. */
async function untilPainted(page: Page, type: string, isShown: (text: string) => boolean, text: string) {
  await page.evaluate(
    ([event, source, expected]) => {
      const shown = new Function(`return ${source}`)() as (text: string) => boolean
      window.painted = new Promise(resolve => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (shown(expected)) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          look()
        }
        document.addEventListener(event, begin, { capture: true, once: true })
      })
    },
    [type, String(isShown), text] as const,
  )
  return () => page.evaluate(() => window.painted)
}

type Scrolling = { rows: number; speed: number }

/** Scrolls through the list. Reports slow frames, and rows that came into view before they were loaded. */
export async function scroll(page: Page, { rows, speed }: Scrolling): Promise<string> {
  await takeObservations(page)
  const { frames, gaps, reached } = await page.evaluate(scrollTo, { rows, speed })
  const { frames: long, shifts } = await takeObservations(page)
  const ours = long.filter(({ scripts }) => scripts > 50)
  const longest = Math.max(0, ...long.map(({ scripts }) => scripts))
  return [
    `${reached} rows, frames p50 ${percentile(frames, 0.5)} ms, p95 ${percentile(frames, 0.95)} ms, p99 ${percentile(frames, 0.99)} ms`,
    `longest by our scripts ${Math.round(longest)} ms, ${ours.length} over 50 ms of ${frames.length}`,
    `frames with a gap ${gaps}, layout shift ${shifts.toFixed(4)}`,
  ].join('; ')
}

async function scrollTo({ rows, speed }: Scrolling) {
  const table = document.querySelector('table[aria-label]')
  const part = table?.parentElement
  if (!table || !part) throw new Error('There is no list')
  const ROW = 44
  const frames: number[] = []
  let gaps = 0
  let stuck = 0
  const frame = () => new Promise<number>(requestAnimationFrame)
  for (let last = await frame(); part.scrollTop < rows * ROW - part.clientHeight && stuck < 600; ) {
    const before = part.scrollTop
    part.scrollTop += speed
    const now = await frame()
    frames.push(now - last)
    last = now
    stuck = part.scrollTop === before ? stuck + 1 : 0
    const { left, top, height } = part.getBoundingClientRect()
    const isFilled = [0.1, 0.5, 0.9].every(share =>
      document
        .elementFromPoint(left + 60, top + height * share)
        ?.closest('tr')
        ?.querySelector('a'),
    )
    if (!isFilled || stuck > 0) gaps += 1
  }
  return { frames, gaps, reached: Math.round((part.scrollTop + part.clientHeight) / ROW) }
}

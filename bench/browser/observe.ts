import type { Page } from 'playwright-core'

/** The observations of the page since the last call of `takeObservations`. */
export type Observations = {
  /** Frames longer than 50 ms, with the milliseconds of our own scripts in each frame. */
  frames: { duration: number; scripts: number }[]
  /** The sum of layout shifts that do not follow an input. */
  shifts: number
}

declare global {
  interface Window {
    seen: Observations
    /** Milliseconds from the event until the expected outcome was painted. */
    painted: Promise<number>
  }
}

/** Observes long frames and layout shifts in every document of the page. */
export async function observe(page: Page) {
  // The compiler of this bench wraps functions in a helper, `__name`, which pages do not define.
  await page.addInitScript({ content: 'globalThis.__name = named => named' })
  await page.addInitScript(() => {
    window.seen = { frames: [], shifts: 0 }
    type Script = PerformanceEntry & { sourceURL: string; duration: number }
    type Frame = PerformanceEntry & { scripts: Script[] }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver(list => {
      for (const { duration, scripts } of list.getEntries() as Frame[]) {
        const ours = scripts.filter(({ sourceURL }) => sourceURL.startsWith(`${location.origin}/assets/`))
        window.seen.frames.push({ duration, scripts: ours.reduce((sum, script) => sum + script.duration, 0) })
      }
    }).observe({ type: 'long-animation-frame', buffered: true })
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) window.seen.shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the observations and clears them. */
export const takeObservations = (page: Page): Promise<Observations> =>
  page.evaluate(() => {
    const { seen } = window
    window.seen = { frames: [], shifts: 0 }
    return seen
  })

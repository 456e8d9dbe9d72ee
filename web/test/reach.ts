import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** `focusStops`: the elements that had the focus. Their order is checked at the end, as pages may add elements. */
declare global {
  interface Window {
    focusStops?: Element[]
  }
}

/**
 * Expects that Tab moves the focus through the whole page in document order, and that each focused element is in view
 * and visibly focused, even in forced colours without shadows and backgrounds. Resolves to the elements' names.
 */
export async function isWalkedByTab(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(() => {
    window.focusStops = []
  })
  const stops: string[] = []
  const found: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const { stop, problems } = await page.evaluate(lookAtFocus)
    // The focus has left the page, or is back at the first element.
    if (stop === null) break
    stops.push(stop)
    found.push(...problems.map(problem => `${stop} ${problem}`))
    if (stops.length > 80) throw new Error(`The focus does not leave the page: ${stops.slice(-5)}`)
  }
  await page.emulateMedia({ forcedColors: 'none' })
  expect(found).toEqual([])
  expect(await page.evaluate(stopsOutOfOrder)).toEqual([])
  return stops
}

/** The text spacing that pages must support by WCAG 1.4.12. */
const WIDE_TEXT = `*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`

/**
 * Expects no horizontal scrolling and no text cut off without an ellipsis, with usual text and with `WIDE_TEXT`, at the
 * widths 1440, 720 (as zoomed to 200 %) and 320 px. Expects no animated movement, as the window prefers reduced motion.
 */
export async function fitsAnywhere(page: Page) {
  const size = page.viewportSize()
  const style = await page.addStyleTag({ content: ' ' })
  const found: string[] = []
  for (const width of [1440, 720, 320]) {
    await page.setViewportSize({ width, height: 720 })
    for (const text of ['', WIDE_TEXT]) {
      await style.evaluate((element, rules) => (element as Element).replaceChildren(rules), text)
      const problems = await page.evaluate(lookAtText)
      found.push(...problems.map(problem => `${width} px${text && ', wide text'}: ${problem}`))
    }
  }
  await style.evaluate(element => (element as Element).replaceChildren())
  if (size) await page.setViewportSize(size)
  expect(found).toEqual([])
}

function stopsOutOfOrder(): string[] {
  const stops = (window.focusStops ?? []).filter(({ isConnected }) => isConnected)
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1]
    const isBefore = next && stop.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore ? [`${next.textContent} comes before ${stop.textContent}`] : []
  })
}

function lookAtFocus() {
  const element = document.activeElement as HTMLElement
  if (element === document.body || element === window.focusStops?.[0]) return { stop: null, problems: [] }
  window.focusStops?.push(element)
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
  const problems: string[] = []
  const { left, top, right, bottom, height } = element.getBoundingClientRect()
  const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  // A point near the element's start, as the rest of a long name may be cut off.
  const hit = document.elementFromPoint(Math.max(left, 0) + 6, Math.max(top, 0) + Math.min(height, 32) / 2)
  const isCovered = !hit || !(element.contains(hit) || element.parentElement?.contains(hit) || hit.contains(element))
  if (!inView) problems.push('is out of view')
  else if (isCovered) problems.push(`is covered by ${hit?.textContent}`)
  // Fluent draws some focus outlines in pseudo-elements of the focused element, or around its parents.
  const look = () =>
    [element, element.parentElement, element.parentElement?.parentElement].flatMap(part =>
      [undefined, '::before', '::after'].map(pseudo => {
        const { outlineStyle, outlineWidth, borderBottomWidth, transform, content } = part
          ? getComputedStyle(part, pseudo)
          : ({} as CSSStyleDeclaration)
        return [outlineStyle, outlineWidth, borderBottomWidth, transform, content].join()
      }),
    )
  const focused = `${look()}`
  element.blur()
  if (focused === `${look()}`) problems.push('does not show the focus')
  element.focus()
  return { stop: `${name?.slice(0, 40)}`, problems }
}

async function lookAtText() {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const problems: string[] = []
  const beyond = document.documentElement.scrollWidth - innerWidth
  if (beyond > 0) problems.push(`scrolls sideways by ${beyond} px`)
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(script, style, option, svg, svg *)')) {
    const style = getComputedStyle(element)
    const seconds = Number.parseFloat(style.transitionDuration)
    if (seconds > 0.02 && /transform|all|height|width/.test(style.transitionProperty)) {
      problems.push(`${element.className} moves`)
    }
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const { offsetWidth, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    // Skips text for screen readers only, which is tiny, and text cut off visibly: with an ellipsis or a "more" button.
    const isTold = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (!hasText || offsetWidth < 2 || isTold || !['hidden', 'clip'].includes(style.overflowX)) continue
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2) {
      problems.push(`cuts off ${element.textContent}`)
    }
  }
  return problems
}

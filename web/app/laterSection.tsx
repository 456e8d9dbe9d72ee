import { type ComponentType, useEffect, useState } from 'react'
import { firstUse, later } from '../components/later.tsx'
import { SectionBoundary } from './boundaries.tsx'

/**
 * `later` for a section further down a page; the section's data are loaded with the page. The section's code is loaded
 * on the first interaction, shortly before the section scrolls into view, at once if the address has a hash, or after a
 * few seconds. Until then the section is an empty space of `height` pixels.
 */
export function laterSection<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
  height: number | ((props: NoInfer<P>) => number),
) {
  return later(importPart, {
    ahead: firstUse,
    useTime: useSight,
    meanwhile: (props, spot) => (
      <div ref={spot} style={{ height: typeof height === 'number' ? height : height(props) }} />
    ),
    Boundary: ({ reload, children }) => <SectionBoundary onRetry={reload}>{children}</SectionBoundary>,
  })
}

let isUsed = false
void firstUse.then(() => {
  isUsed = true
})

/** Whether to load the section: it is nearly in view, the person uses the page, or `READING_MS` have passed. */
function useSight(spot: { current: HTMLDivElement | null }): boolean {
  const [isTime, setTime] = useState(isUsed || location.hash !== '')
  useEffect(() => {
    if (isTime || !spot.current) return
    const show = () => setTime(true)
    void firstUse.then(show)
    const timer = setTimeout(show, READING_MS)
    const sight = new IntersectionObserver(seen => seen.some(({ isIntersecting }) => isIntersecting) && show(), {
      rootMargin: '200px',
    })
    sight.observe(spot.current)
    return () => {
      clearTimeout(timer)
      sight.disconnect()
    }
  }, [isTime, spot])
  return isTime
}

/** Milliseconds until a section loads without any interaction, e.g. for a screen reader that reads the whole page. */
const READING_MS = 3_000

import { type ComponentType, useEffect, useState } from 'react'
import { firstUse, later } from '../components/later.tsx'
import { SectionBoundary } from './boundaries.tsx'

/**
 * `later` for a section further down a page, whose data come with the page. Its code is loaded when somebody begins to use
 * the page, when the section is about to be seen, when the address names a part of the page, or after a while. Until then
 * it takes `height`, in pixels.
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

/** Whether the element is about to be seen, or the page is used already. */
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

/** Milliseconds after which an unused page is read to its end, by a screen reader for example. */
const READING_MS = 3_000

import { useEffect, useState } from 'react'
import { firstUse } from '../components/firstUse.ts'
import type { Slots } from '../components/later.tsx'
import { SectionBoundary } from './boundaries.tsx'

/**
 * `later` for a section further down a page, whose data come with the page and whose code comes later: when somebody begins to use the
 * page, when the section is about to be seen, when the address names a part of the page, or after a while. Until then its
 * place keeps `height`, in pixels.
 */
export function asSection<P extends object>(height: number | ((props: P) => number)): Slots<P> {
  return {
    ahead: firstUse,
    useTime: useSight,
    meanwhile: (props, spot) => (
      <div ref={spot} style={{ height: typeof height === 'number' ? height : height(props) }} />
    ),
    Boundary: ({ reload, children }) => <SectionBoundary onRetry={reload}>{children}</SectionBoundary>,
  }
}

let isUsed = false
void firstUse.then(() => {
  isUsed = true
})

/** Whether the place is about to be seen, or the page is used already. */
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

/** Milliseconds after which a page that nobody has touched is read, by a screen reader for example. */
const READING_MS = 3_000

import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { firstUse } from '../components/firstUse.ts'
import { SectionBoundary } from './boundaries.tsx'
import { loadedLazy } from './loadedLazy.tsx'

/**
 * A section further down a page, whose data come with the page and whose code comes later: when somebody begins to use
 * the page, when the section's place is about to be seen, when the address names a part of the page, or after a while. Until
 * then its place keeps `height`, in pixels.
 */
export function lateSection<P extends object>(
  importSection: () => Promise<ComponentType<P>>,
  height: number | ((props: P) => number),
): ComponentType<P> {
  const [Content, load] = loadedLazy(importSection)
  // A failed one is loaded again, and the failure told, when the section is shown.
  const preload = () => void load().catch(() => undefined)
  let isWanted = false
  void firstUse.then(() => {
    isWanted = true
    preload()
  })

  function Shown(props: P) {
    // Before the content: the boundary's retry needs it anew.
    useState(preload)
    return <Content {...props} />
  }
  function LateSection(props: P) {
    const place = useRef<HTMLDivElement>(null)
    const [isShown, setShown] = useState(isWanted || location.hash !== '')
    useEffect(() => {
      if (isShown || !place.current) return
      const show = () => setShown(true)
      void firstUse.then(show)
      const timer = setTimeout(show, READING_MS)
      const sight = new IntersectionObserver(seen => seen.some(({ isIntersecting }) => isIntersecting) && show(), {
        rootMargin: '200px',
      })
      sight.observe(place.current)
      return () => {
        clearTimeout(timer)
        sight.disconnect()
      }
    }, [isShown])
    const room = <div ref={place} style={{ height: typeof height === 'number' ? height : height(props) }} />
    return (
      <SectionBoundary>
        {isShown ? (
          <Suspense fallback={room}>
            <Shown {...props} />
          </Suspense>
        ) : (
          room
        )}
      </SectionBoundary>
    )
  }
  return LateSection
}

/** Milliseconds after which a page that nobody has touched is read, by a screen reader for example. */
const READING_MS = 3_000

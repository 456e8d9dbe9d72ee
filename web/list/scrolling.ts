import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Position } from './leftPosition.ts'
import type { RowPages } from './rowPages.ts'

/** The key of a list's address, the position stored for this key, and a function that stores a new position. */
export type LeftPosition = { key: string; found: Position | undefined; keep: (position: Position) => void }

type LeftScroll<Row> = LeftPosition & {
  pages: Pick<RowPages<Row>, 'starts'>
  shownHeight: RefObject<number | undefined>
  scroller: RefObject<HTMLElement | null> | null
}

/** Restores a list's scroll position, or scrolls to its top, and stores the position while it is scrolled. */
export function useLeftScroll<Row>({ key, found, keep, pages, shownHeight, scroller }: LeftScroll<Row>) {
  const { state } = useLocation()
  const top = found?.top ?? 0
  const isLeft = found !== undefined || state?.asLeft === true
  const shown = useRef<string>(undefined)
  // The offset at the last scroll event: reading the offset from the element would force a layout of the new rows.
  const scrolledTo = useRef(0)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (scroller) {
      if (scrolledTo.current !== top) scroller.current?.scrollTo({ top })
    }
    // Corrects the position that the router has restored without knowing the heights of the cards.
    else if (isLeft) window.scrollTo({ top })
  }, [key, top, scroller, isLeft])
  // Must also be a layout effect, or the scroll in the effect above would be stored for the former address.
  useLayoutEffect(() => {
    const part = scroller ? scroller.current : window
    const remember = () => {
      const top = scroller?.current?.scrollTop ?? window.scrollY
      scrolledTo.current = top
      keep({ top, height: shownHeight.current, starts: pages.starts() })
    }
    part?.addEventListener('scroll', remember, { passive: true })
    return () => part?.removeEventListener('scroll', remember)
  }, [scroller, pages, shownHeight, keep])
}

/** The distance from the top of the scrolled content to the first row, in pixels. */
export function useMargin(body: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null> | null) {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const part = scroller?.current
      setMargin(part ? top - part.getBoundingClientRect().top + part.scrollTop : top + window.scrollY)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [body, scroller])
  return margin
}

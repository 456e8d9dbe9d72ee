import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Position } from './leftPosition.ts'
import type { RowPages } from './rowPages.ts'

/** Where a list was left: the key of its address, what is known of it, and how it is kept. */
export type LeftPosition = { key: string; found: Position | undefined; keep: (position: Position) => void }

type LeftScroll<Row> = LeftPosition & {
  pages: Pick<RowPages<Row>, 'starts'>
  shownHeight: RefObject<number | undefined>
  scroller: RefObject<HTMLElement | null> | null
}

/** Scrolls a list to where it was left, or to its top, and remembers how far it is scrolled. */
export function useLeftScroll<Row>({ key, found, keep, pages, shownHeight, scroller }: LeftScroll<Row>) {
  const { state } = useLocation()
  const top = found?.top ?? 0
  const isLeft = found !== undefined || state?.asLeft === true
  const shown = useRef<string>(undefined)
  // From the last scroll event: reading it from the element would lay out the new rows once more.
  const scrolledTo = useRef(0)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (scroller) {
      if (scrolledTo.current !== top) scroller.current?.scrollTo({ top })
    }
    // After the router's own restoration, which does not know how high the cards will be.
    else if (isLeft) window.scrollTo({ top })
  }, [key, top, scroller, isLeft])
  // As early as the scrolling above, which is otherwise taken for one of the former position.
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

/** How far below the top of what is scrolled the rows begin. */
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

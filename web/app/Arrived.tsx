import { createContext, type RefObject, use, useEffect } from 'react'

/**
 * Stands behind a page's content: when that has come, after a navigation, the focus goes to its heading, so that
 * keyboard and screen reader go on from there. The first page after loading is left to the browser, and a `quiet` one
 * to its own first field.
 */
export function Arrived({ quiet = false }: { quiet?: boolean }) {
  const isFirst = use(FirstPage)
  useEffect(() => {
    if (!quiet && !isFirst.current) focusHeading()
    isFirst.current = false
  }, [quiet, isFirst])
  return null
}

/** Whether no page has come yet since the application was loaded. */
export const FirstPage = createContext<RefObject<boolean>>({ current: true })

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

import { createContext, type RefObject, use, useEffect } from 'react'

/**
 * Rendered after a page's content: moves the focus to the page's heading after a navigation, for keyboard and screen
 * reader users. Does nothing on the first page after loading, and on a `quiet` page, which focuses its own first field.
 */
export function Arrived({ quiet = false }: { quiet?: boolean }) {
  const isFirst = use(FirstPage)
  useEffect(() => {
    if (!quiet && !isFirst.current) focusHeading()
    isFirst.current = false
  }, [quiet, isFirst])
  return null
}

/** A ref that is true until the first page after loading the application has been shown. */
export const FirstPage = createContext<RefObject<boolean>>({ current: true })

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  // A comment that the address's hash links to has the focus already if it was rendered with the page.
  const isAtPart = location.hash !== '' && Boolean(document.activeElement?.parentElement?.closest('main'))
  if (!heading || isAtPart) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

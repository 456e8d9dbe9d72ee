import { createContext, type RefObject, use, useEffect } from 'react'

/**
 * Rendered after a page's content: moves the focus to its heading after a navigation, for keyboard and screen reader
 * users. Leaves the focus alone on the first page after loading, and on a `quiet` page, which focuses its first field.
 */
export function Arrived({ quiet = false }: { quiet?: boolean }) {
  const isFirst = use(FirstPage)
  useEffect(() => {
    if (!quiet && !isFirst.current) focusHeading()
    isFirst.current = false
  }, [quiet, isFirst])
  return null
}

/** True until the first page has been shown since the application was loaded. */
export const FirstPage = createContext<RefObject<boolean>>({ current: true })

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  // A comment named by the address's hash already has the focus if it was rendered with the page.
  const isAtPart = location.hash !== '' && Boolean(document.activeElement?.parentElement?.closest('main'))
  if (!heading || isAtPart) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

import { useEffect } from 'react'

/**
 * Stands behind a page's content: when that has come, after a navigation, the focus goes to its heading, so that
 * keyboard and screen reader go on from there. The first page after loading is left to the browser, and a `quiet` one
 * to its own first field.
 */
export function Arrived({ quiet = false }: { quiet?: boolean }) {
  useEffect(() => {
    if (!quiet && !first) focusHeading()
    first = false
  }, [quiet])
  return null
}

let first = true

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

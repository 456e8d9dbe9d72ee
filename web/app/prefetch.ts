import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'

/** The address of a page: its path parameters, and its query with filters, sorting and tabs. */
export type Address = { params: Params; search: URLSearchParams }

/** The `handle` of a page's route: starts loading the code and data for an address before the navigation. */
export type PageHandle = { prefetch: (address: Address) => void }

/** Milliseconds that the pointer or the focus rests on a link before its page is prefetched. */
const INTENT_MS = 50

/**
 * Prefetches the page of a link, or of a table row's link, when the pointer or the focus rests on it, and at once on a
 * press. Does nothing when the browser is set to save data.
 */
export function prefetchOnIntent(routes: RouteObject[]) {
  let intended: { href: string; timer: ReturnType<typeof setTimeout> } | null = null
  const forget = () => {
    clearTimeout(intended?.timer)
    intended = null
  }
  const intend = ({ target }: Event) => {
    const href = hrefAt(target)
    if (href === intended?.href) return
    forget()
    if (href) intended = { href, timer: setTimeout(() => prefetch(routes, href), INTENT_MS) }
  }
  const press = ({ target }: Event) => {
    const href = hrefAt(target)
    if (!href) return
    forget()
    prefetch(routes, href)
  }
  document.addEventListener('pointerover', intend, { passive: true })
  document.addEventListener('focusin', intend)
  document.addEventListener('pointerdown', press, { passive: true })
  document.addEventListener('pointerleave', forget)
}

/** The address of the link around an element, else of its row's link. Null for a control outside a link. */
function hrefAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const link =
    target.closest<HTMLAnchorElement>('a[href]') ??
    (target.closest('button, input, select, label')
      ? null
      : target.closest('tr')?.querySelector<HTMLAnchorElement>('th a[href]'))
  return link && link.origin === location.origin && link.target !== '_blank' ? link.href : null
}

function prefetch(routes: RouteObject[], href: string) {
  if (savesData()) return
  const { pathname, search } = new URL(href)
  if (pathname === location.pathname) return
  const [match] = matchRoutes(routes, pathname)?.slice(-1) ?? []
  const handle = match?.route.handle as PageHandle | undefined
  if (match && handle) handle.prefetch({ params: match.params, search: new URLSearchParams(search) })
}

function savesData() {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

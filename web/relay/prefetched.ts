import type { OperationType } from 'relay-runtime'
import type { LoadedPage } from './loadPage.ts'

/** A prefetched page that nobody opens is released after this time, and the data of an opened one is no older. */
const LIFETIME_MS = 5_000

/** So many pages are prefetched at a time: a pointer that sweeps over a list must not ask for all of it. */
const MAX_PAGES = 3

/** Keeps pages that were loaded before they are opened, by their addresses. */
export function createPrefetched<Q extends OperationType>() {
  const pages = new Map<string, { loaded: LoadedPage<Q>; timer: ReturnType<typeof setTimeout> }>()

  function remove(key: string) {
    const page = pages.get(key)
    clearTimeout(page?.timer)
    pages.delete(key)
    return page?.loaded
  }
  const release = (key: string) => remove(key)?.queryRef.dispose()

  return {
    has: (key: string) => pages.has(key),
    add(key: string, loaded: LoadedPage<Q>) {
      const [oldest] = pages.keys()
      if (pages.size >= MAX_PAGES && oldest !== undefined) release(oldest)
      pages.set(key, { loaded, timer: setTimeout(() => release(key), LIFETIME_MS) })
      // A page that failed is asked for again when it is opened.
      loaded.queryRef.source?.subscribe({ error: () => release(key) })
    },
    /** Hands over the page, unless the session has changed since. */
    take(key: string, environment: LoadedPage<Q>['environment']) {
      const loaded = remove(key)
      if (loaded?.environment === environment) return loaded
      loaded?.queryRef.dispose()
      return undefined
    },
  }
}

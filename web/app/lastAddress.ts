import { createContext, use } from 'react'
import type { To } from 'react-router-dom'

/** The id of the signed-in person. A tab remembers list addresses for each person separately. */
export const PersonId = createContext('')

/** Remembers a list's address (search, filters, order and page) for as long as the tab is open. */
export function useRememberAddress() {
  const personId = use(PersonId)
  return (pathname: string, search: string) => sessionStorage.setItem(keyOf(personId, pathname), search)
}

/** The address at which this tab last showed the list, or the plain path if this tab has not shown the list yet. */
export function useLastAddress(pathname: string): To {
  const search = sessionStorage.getItem(keyOf(use(PersonId), pathname)) ?? ''
  return { pathname, search }
}

/** The storage key of a list's address. Ignores the path's case and a trailing slash. */
function keyOf(personId: string, pathname: string) {
  return `last-address:${personId}:${pathname.toLowerCase().replace(/(?<=[^/])\/+$/, '')}`
}

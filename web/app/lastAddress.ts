import { createContext, use } from 'react'
import type { To } from 'react-router-dom'

/** Who is signed in. What a tab remembers of their lists is theirs alone. */
export const PersonId = createContext('')

/** Remembers the address of a list that is shown, search, filters, order and page, for as long as the tab is open. */
export function useRememberAddress() {
  const personId = use(PersonId)
  return (pathname: string, search: string) => sessionStorage.setItem(keyOf(personId, pathname), search)
}

/** The list as this tab showed it last; as it begins when it was not shown yet. */
export function useLastAddress(pathname: string): To {
  const search = sessionStorage.getItem(keyOf(use(PersonId), pathname)) ?? ''
  return { pathname, search }
}

/** A path is the same one in any case, with or without a slash at its end. */
function keyOf(personId: string, pathname: string) {
  return `last-address:${personId}:${pathname.toLowerCase().replace(/(?<=[^/])\/+$/, '')}`
}

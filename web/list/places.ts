import { use, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PersonId } from '../app/lastAddress.ts'
import { isOpenedAnew } from '../app/openedAnew.ts'

/** Where a list was left: how far it was scrolled, the average height of its cards, and the cursors of the pages passed. */
export type Place = { top: number; height: number | undefined; starts: readonly string[] }

const STORED = 'list-places'
const MAX_PLACES = 20

/** By navigation, and by person and path the last one. They outlive a reload. */
const places = new Map<string, Place>(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'))

if (isOpenedAnew) places.delete(window.location.pathname)

window.addEventListener('pagehide', () => sessionStorage.setItem(STORED, JSON.stringify([...places])))

function keepPlace(key: string, place: Place) {
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest)
}

/**
 * The place at which the current address opens its list, and the function that remembers it: on Back, on a reload and by
 * a link that leads back, the list opens as it was left.
 */
export function usePlace() {
  const { key, pathname, state } = useLocation()
  const personId = use(PersonId)
  // The router gives every first page the key 'default'; its path keeps such pages apart.
  const own = key === 'default' ? pathname : key
  const last = `${personId} ${pathname}`
  const asLeft = state?.asLeft === true
  const found = useMemo(() => places.get(own) ?? (asLeft ? places.get(last) : undefined), [own, last, asLeft])
  const keep = useCallback(
    (place: Place) => {
      keepPlace(last, place)
      keepPlace(own, place)
    },
    [own, last],
  )
  return { key: own, found, keep }
}

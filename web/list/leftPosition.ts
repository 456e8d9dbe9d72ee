import { use, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PersonId } from '../app/lastAddress.ts'
import { isOpenedAnew } from '../app/openedAnew.ts'

/** Where a list was left: how far it was scrolled, the average height of its cards, and the cursors of the pages passed. */
export type Position = { top: number; height: number | undefined; starts: readonly string[] }

const STORED = 'list-places'
const MAX_POSITIONS = 20

/** By navigation, and by person and path the last one. They outlive a reload. */
const positions = new Map<string, Position>(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'))

if (isOpenedAnew) positions.delete(window.location.pathname)

window.addEventListener('pagehide', () => sessionStorage.setItem(STORED, JSON.stringify([...positions])))

function keepPosition(key: string, position: Position) {
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest)
}

/**
 * The position at which the current address opens its list, and the function that remembers it: on Back, on a reload and by
 * a link that leads back, the list opens as it was left.
 */
export function useLeftPosition() {
  const { key, pathname, state } = useLocation()
  const personId = use(PersonId)
  // The router gives every first page the key 'default'; its path keeps such pages apart.
  const own = key === 'default' ? pathname : key
  const last = `${personId} ${pathname}`
  const asLeft = state?.asLeft === true
  const found = useMemo(() => positions.get(own) ?? (asLeft ? positions.get(last) : undefined), [own, last, asLeft])
  const keep = useCallback(
    (position: Position) => {
      keepPosition(last, position)
      keepPosition(own, position)
    },
    [own, last],
  )
  return { key: own, found, keep }
}

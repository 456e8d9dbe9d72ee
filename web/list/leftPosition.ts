import { use, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PersonId } from '../app/lastAddress.ts'
import { isOpenedAnew } from '../app/openedAnew.ts'

/** The position at which a list was left: its scroll offset, the average height of its cards, and the cursors of the pages passed. */
export type Position = { top: number; height: number | undefined; starts: readonly string[] }

const STORED = 'list-places'
const MAX_POSITIONS = 20

/** Positions by navigation key, and the last one by person and path. They survive a reload. */
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
 * The position at which the list opens, and a function that stores it. On Back, on a reload and by a link back to the
 * list, the list opens as it was left.
 */
export function useLeftPosition() {
  const { key, pathname, state } = useLocation()
  const personId = use(PersonId)
  // Every first page has the router's key 'default', so its path is used instead.
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

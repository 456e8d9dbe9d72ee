import { use, useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { PersonId } from '../app/lastAddress.ts'
import { isOpenedAnew } from '../app/openedAnew.ts'

/** The position at which a list was left: scroll offset, average height of the cards, and cursors of passed pages. */
export type Position = { top: number; height: number | undefined; starts: readonly string[] }

const STORED = 'list-places'
const MAX_POSITIONS = 20

/** The positions by navigation key, and the last position by person and path. Stored, so that they survive a reload. */
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
 * Returns the position at which the list opens, and a function that stores a position. The list opens at the former
 * position after Back, after a reload, and by a link back to the list.
 */
export function useLeftPosition() {
  const { key, pathname, state } = useLocation()
  const personId = use(PersonId)
  // The router gives every first page the key 'default', so the path is used instead of this key.
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

import { useSyncExternalStore } from 'react'

/** Whether the window is too narrow for a table, as a phone held upright is. */
export function useNarrow() {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

const narrow = window.matchMedia('(max-width: 640px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

import { useSyncExternalStore } from 'react'

/** Whether the window has room for something beside a long form. */
export function useWideWindow() {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

const wide = window.matchMedia('(min-width: 1200px)')

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

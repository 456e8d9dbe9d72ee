import { useSyncExternalStore } from 'react'

/** Whether the window is too narrow for a table, as a phone held upright is. */
export const useNarrow = mediaHook('(max-width: 640px)')

/** Whether the window has room for something beside a long form. */
export const useWideWindow = mediaHook('(min-width: 1200px)')

/** Whether the person's machine prefers dark pages. */
export const useDark = mediaHook('(prefers-color-scheme: dark)')

/** Makes a hook that tells whether a media query matches, and follows when that changes. */
function mediaHook(query: string) {
  const media = window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

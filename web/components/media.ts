import { useSyncExternalStore } from 'react'

/** Whether the window is too narrow for a table, such as a phone in portrait mode. */
export const useNarrow = mediaHook('(max-width: 640px)')

/** Whether the frame is a sidebar, beside which a list fills the height of the window. */
export const useWide = mediaHook('(min-width: 900px)')

/** Whether the window is wide enough for a second column beside a long form. */
export const useWideWindow = mediaHook('(min-width: 1200px)')

/** Whether the system prefers the dark theme. */
export const useDark = mediaHook('(prefers-color-scheme: dark)')

/**
 * Makes a hook that returns whether a media query matches, and follows changes. After the first read, the value comes
 * from change events only: Chromium sends no event for a change that a script has read before.
 */
function mediaHook(query: string) {
  const media = window.matchMedia(query)
  let { matches } = media
  const listeners = new Set<() => void>()
  media.addEventListener('change', change => {
    matches = change.matches
    for (const listener of listeners) listener()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => matches)
}

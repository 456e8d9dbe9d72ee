/*
 * Over HTTP/1.1 a browser opens at most six connections to a server for all its windows together. The page of a deal
 * subscribes to three streams, so two such windows would leave no connection for loading or saving. Over HTTP/1.1,
 * therefore, only the last used window subscribes.
 */

/** The time of a window's last use, in milliseconds. If two times are equal, the greater id wins. */
type Used = { at: number; id: number }

/** Each window sends the time of its last use to the others, and null when it is hidden or closed. */
const windows = new BroadcastChannel('talentdesk.windows')
const id = Math.random()
let own: Used = { at: Date.now(), id }
let isLastUsed = true
const listeners = new Set<() => void>()

/** Whether this window may keep streams open. */
export const mayFollow = () => isVisible() && (isLastUsed || !hasFewConnections())

/** Calls back whenever `mayFollow` may have changed. Returns a function that unsubscribes. */
export function watchFront(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isVisible = () => document.visibilityState === 'visible'

/** With HTTP/2, requests share a connection. An unknown protocol counts as HTTP/1.1. */
function hasFewConnections() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !/^h[23]/.test(page?.nextHopProtocol ?? '')
}

function tell() {
  for (const listener of listeners) listener()
}

/** Makes this the last used window. Returns whether another window was the last used one before. */
function comeToFront(): boolean {
  own = { at: Date.now(), id }
  windows.postMessage(own)
  const wasBehind = !isLastUsed
  isLastUsed = true
  return wasBehind
}

windows.addEventListener('message', ({ data: other }: MessageEvent<Used | null>) => {
  if (!other) {
    if (isVisible() && comeToFront()) tell()
  } else if (isLastUsed && (other.at - own.at || other.id - own.id) > 0) {
    isLastUsed = false
    tell()
  }
})
window.addEventListener('focus', () => comeToFront() && tell())
window.addEventListener('pagehide', () => isLastUsed && windows.postMessage(null))
document.addEventListener('visibilitychange', () => {
  if (isVisible()) comeToFront()
  else if (isLastUsed) windows.postMessage(null)
  tell()
})
comeToFront()

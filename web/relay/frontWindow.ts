/*
 * Over HTTP/1.1 a browser opens at most six connections to a server, for all windows together. A deal's page subscribes
 * to three streams, so two windows with deals would leave no connection for loading or saving. Therefore, over HTTP/1.1
 * only the last used window subscribes.
 */

/** The time of a window's last use, in milliseconds. If two times are equal, the greater id wins. */
type Used = { at: number; id: number }

/** On this channel each window sends the time of its last use to all others, and null when it is hidden or closed. */
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

/** True for HTTP/1.1 and for an unknown protocol. With HTTP/2 and HTTP/3, all requests share one connection. */
function hasFewConnections() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !/^h[23]/.test(page?.nextHopProtocol ?? '')
}

function tell() {
  for (const listener of listeners) listener()
}

/** Makes this the last used window. Returns whether another window was in front before. */
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

/*
 * Over HTTP/1.1 a browser opens six connections to a server, for all its windows together. The page of a deal follows three
 * streams, so two such windows would leave none to load or save anything. There, only the window that was used last follows.
 */

/** When a window was used last, in milliseconds. Of two at the same time, the greater id counts. */
type Used = { at: number; id: number }

/** Each window sends the time of its last use to the others, and null when it goes away. */
const windows = new BroadcastChannel('talentdesk.windows')
const id = Math.random()
let own: Used = { at: Date.now(), id }
let isLastUsed = true
const listeners = new Set<() => void>()

/** Whether this window may keep streams open. */
export const mayFollow = () => isVisible() && (isLastUsed || !hasFewConnections())

/** Calls back whenever `mayFollow` may have changed. Returns the function that ends it. */
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

/** Returns whether another window was the last one before. */
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

import { useEffect, useRef, useState } from 'react'

/** Milliseconds from the last change to the search, so that several quick clicks cause one search. */
const DEBOUNCE_MS = 200

/**
 * Runs a search shortly after the last change, never two searches at a time. After a change during a search, a second
 * search runs with the latest values. `busy` is true from a change until the response for this change.
 */
export function useFollowing<Wanted>(run: (wanted: Wanted) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const latest = useRef<{ wanted: Wanted } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function follow() {
    if (running.current) return
    running.current = true
    try {
      while (latest.current) {
        const { wanted } = latest.current
        latest.current = null
        await run(wanted)
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  function change(wanted: Wanted) {
    latest.current = { wanted }
    setBusy(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void follow(), DEBOUNCE_MS)
  }
  return { change, busy }
}

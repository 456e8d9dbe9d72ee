import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last change before the list is asked for again: clicks in a row are one search. */
const DEBOUNCE_MS = 200

/**
 * Runs a search a moment after the last change, one at a time: a change during one runs it again with the latest values.
 * `busy` from the change until its answer.
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

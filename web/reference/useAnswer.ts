import { useEffect, useRef, useState } from 'react'
import { type Answer, readAnswer } from './answer.ts'

type Send = (request: (signal: AbortSignal) => Promise<Response>) => Promise<void>

/** The last answer, whether one is awaited, and what sends a request. Leaving the entry ends the request. */
export function useAnswer(): [answer: Answer | null, busy: boolean, send: Send] {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const leave = useRef<AbortController>(null)
  useEffect(() => () => leave.current?.abort(), [])
  return [
    answer,
    busy,
    async request => {
      if (busy) return
      const leaving = new AbortController()
      leave.current = leaving
      setBusy(true)
      const next = await readAnswer(request(leaving.signal))
      if (leaving.signal.aborted) return
      setAnswer(next)
      setBusy(false)
    },
  ]
}

import { useEffect, useRef, useState } from 'react'
import { type Question, useConfirm } from '../components/ConfirmDialog.tsx'
import { type Answer, readAnswer } from './answer.ts'

/** `question`: of what changes something, and so asks before it is sent. */
type Send = (
  request: (signal: AbortSignal) => Promise<Response>,
  question: Omit<Question, 'text'> | false,
) => Promise<void>

/**
 * The last answer, whether one is awaited, and what sends a request in the session of the person of this name. Leaving the entry
 * ends the request.
 */
export function useAnswer(name: string): [answer: Answer | null, busy: boolean, send: Send] {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const leave = useRef<AbortController>(null)
  useEffect(() => () => leave.current?.abort(), [])
  return [
    answer,
    busy,
    async (request, question) => {
      if (busy) return
      const text = `This is the live data: it is done at once, in the name of ${name}.`
      if (question && !(await confirm({ ...question, text }))) return
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

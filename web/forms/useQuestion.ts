import { useCallback, useRef, useState } from 'react'

/**
 * A question in the middle of an action: `ask` shows `asked` until `answer` is called, and resolves to its answer. The
 * component renders a dialog while something is asked.
 */
export function useQuestion<Asked, Answer>() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const resolve = useRef<(answer: Answer) => void>(() => {})

  const ask = useCallback((question: Asked) => {
    setAsked(question)
    return new Promise<Answer>(settle => {
      resolve.current = settle
    })
  }, [])
  const answer = useCallback((given: Answer) => {
    setAsked(null)
    resolve.current(given)
  }, [])
  return { asked, ask, answer }
}

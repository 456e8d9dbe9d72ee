import { useEffect, useRef, useState } from 'react'
import type { Entries } from './ApplySteps.tsx'
import { dropDraft, keepDraft, randomSecret, readDraft } from './draft.ts'

const nothing: Entries = { resume: null, email: '', phone: '', answers: {} }

/** The entries of an application and its step, which survive a reload until they are sent or cleared. */
export function useKeptEntries(token: string) {
  const [entries, setEntries] = useState(nothing)
  const [step, setStep] = useState(0)
  const [isKept, setKept] = useState(false)
  const linkSecret = useRef('')
  const isTouched = useRef(false)

  useEffect(() => {
    linkSecret.current = randomSecret()
    let isLeft = false
    void readDraft(token).then(draft => {
      if (!draft || isLeft || isTouched.current) return
      linkSecret.current = draft.linkSecret
      setEntries(draft.entries)
      setStep(draft.step)
      setKept(true)
    })
    return () => {
      isLeft = true
    }
  }, [token])

  useEffect(() => {
    if (!isTouched.current) return
    let isOver = false
    void keepDraft(token, { entries, step, linkSecret: linkSecret.current }).then(done => !isOver && setKept(done))
    return () => {
      isOver = true
    }
  }, [token, entries, step])

  return {
    ...{ entries, step, isKept },
    secret: () => linkSecret.current,
    enter(part: Partial<Entries>) {
      isTouched.current = true
      setEntries(former => ({ ...former, ...part }))
    },
    go(next: number) {
      isTouched.current = true
      setStep(next)
    },
    /** Forgets them, on the device too. */
    async clear() {
      isTouched.current = false
      linkSecret.current = randomSecret()
      setEntries(nothing)
      setStep(0)
      setKept(false)
      await dropDraft(token)
    },
  }
}

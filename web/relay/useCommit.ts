import { createContext, use, useCallback, useRef, useState } from 'react'
import { isProblem } from '../components/ProblemError.ts'

/** A function that asks for the password when the API requires it again; resolves to whether it was confirmed. */
export const AskPassword = createContext<() => Promise<boolean>>(async () => false)

/**
 * Makes an async function of `send`, and returns whether a call is in flight; meanwhile another call is ignored and
 * resolves to undefined. A retry with the same variables after a failure has the same idempotency key: if only the
 * response was lost, the record must not be created twice.
 */
export function useCommit<Variables, Options, Response>(
  send: (variables: Variables, options: Options & KeyOption) => Promise<Response>,
): [commit: (variables: Variables, options: Options) => Promise<Response | undefined>, busy: boolean] {
  const askPassword = use(AskPassword)
  const inFlight = useRef(false)
  const unanswered = useRef(NONE)
  const [busy, setBusy] = useState(false)

  const commit = useCallback(
    async (variables: Variables, options: Options) => {
      if (inFlight.current) return undefined
      inFlight.current = true
      setBusy(true)
      const content = JSON.stringify(variables)
      const key = unanswered.current.content === content ? unanswered.current.key : randomKey()
      unanswered.current = { content, key }
      const sendOnce = async () => {
        const response = await send(variables, { ...options, idempotencyKey: key })
        unanswered.current = NONE
        return response
      }
      try {
        return await sendOnce()
      } catch (error) {
        if (!isProblem(error, 'CONFIRM_PASSWORD')) throw error
        return (await askPassword()) ? await sendOnce() : undefined
      } finally {
        inFlight.current = false
        setBusy(false)
      }
    },
    [askPassword, send],
  )
  return [commit, busy]
}

type KeyOption = { idempotencyKey: string }

/** The state while no call has failed: there is no key to reuse. */
const NONE = { content: '', key: '' }

/** A random idempotency key. Not `crypto.randomUUID`, which exists over https only. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

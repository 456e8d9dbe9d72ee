import { useCallback } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useRelaySession } from '../../relay/session.ts'

/** Called when somebody has signed in again: drops the store and reloads the current page. */
export function useSignedIn(): [signedIn: () => Promise<void>, busy: boolean] {
  const session = useRelaySession()
  const { revalidate, state } = useRevalidator()
  const signedIn = useCallback(async () => {
    session.renew()
    await revalidate()
  }, [session, revalidate])
  return [signedIn, state !== 'idle']
}

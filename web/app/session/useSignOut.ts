import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts'
import { keepToast, useToast } from '../../components/Toasts.tsx'
import { clearDrafts } from '../../forms/useDraft.ts'
import { isProblem } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Ends the session and leaves by a full redirect, so that nothing of it stays in memory. */
export function useSignOut(): [signOut: () => Promise<void>, busy: boolean] {
  const [commit, busy] = useMutation<useSignOutMutation>(mutation)
  const toast = useToast()
  const signOut = useCallback(async () => {
    try {
      if (!(await commit({}))) return
    } catch (error) {
      // Without a session there is nothing to end: the person is signed out already.
      if (!isProblem(error, 'NOT_AUTHENTICATED')) {
        return toast({ title: 'Error', text: 'Failed to log out', intent: 'error' })
      }
    }
    clearDrafts()
    keepToast({ title: 'Logged out', text: 'You have been successfully logged out', intent: 'success' })
    window.location.assign('/login')
  }, [commit, toast])
  return [signOut, busy]
}

const mutation = graphql`
  mutation useSignOutMutation {
    signOut {
      success
    }
  }
`

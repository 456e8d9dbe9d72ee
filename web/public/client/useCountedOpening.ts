import { useEffect, useRef } from 'react'
import type { useCountedOpeningMutation } from '../../__generated__/useCountedOpeningMutation.graphql.ts'
import { graphql, useMutation } from '../../relay/plain.ts'
import { entryOf } from './keys.ts'

/** Counts one opening of the link once the page is visible, as browsers also load pages that nobody sees. */
export function useCountedOpening(token: string) {
  const [open] = useMutation<useCountedOpeningMutation>(mutation)
  const isCounted = useRef(false)
  useEffect(() => {
    async function count() {
      if (isCounted.current || document.visibilityState !== 'visible') return
      isCounted.current = true
      try {
        await open({ input: entryOf(token) })
      } catch {
        // The failure is not shown to the client. Counting is tried again when the client returns to the page.
        isCounted.current = false
      }
    }
    void count()
    document.addEventListener('visibilitychange', count)
    window.addEventListener('online', count)
    return () => {
      document.removeEventListener('visibilitychange', count)
      window.removeEventListener('online', count)
    }
  }, [open, token])
}

const mutation = graphql`
  mutation useCountedOpeningMutation($input: OpenClientShareInput!) {
    openClientShare(input: $input) { success }
  }
`

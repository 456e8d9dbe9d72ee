import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'

/**
 * Refreshes after a change: marks all lists in the store as stale and refetches this page, which stays visible. With
 * `leave`, navigates to another page instead, which is then refetched.
 */
export function useRefresh(): (leave?: () => void) => void {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  return useCallback(
    (leave = revalidate) => {
      environment.commitUpdate(store => store.getRoot().invalidateRecord())
      void leave()
    },
    [environment, revalidate],
  )
}

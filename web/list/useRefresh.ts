import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'

/**
 * For after a change: marks all lists in the store as stale, and loads this page again while it stays as it is. With
 * `leave`, it navigates to another page instead, which then loads again.
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

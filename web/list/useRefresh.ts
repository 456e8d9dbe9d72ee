import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'

/**
 * Returns a function to call after a change: marks all lists in the store as stale and refetches this page, which stays
 * visible. With `leave`, the function calls `leave` to navigate to another page, which is then refetched instead.
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

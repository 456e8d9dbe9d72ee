import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'

/**
 * After a change: whatever is known of any list is out of date, and this page asks again while what it shows stays. With
 * `leave`, the page is left for another one instead, which then asks.
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

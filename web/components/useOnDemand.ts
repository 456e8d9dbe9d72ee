import { type ComponentType, useCallback, useState } from 'react'
import type { OnDemand } from './onDemand.ts'
import { useToast } from './Toasts.tsx'

/**
 * The component once it is loaded, and a function that loads it, which resolves to whether it is there. At a failure it
 * says why in a toast; the next call tries again.
 */
export function useOnDemand<P extends object>({
  present,
  load,
}: OnDemand<P>): [Component: ComponentType<P> | undefined, load: () => Promise<boolean>] {
  const [Component, setComponent] = useState(present)
  const toast = useToast()
  const bring = useCallback(async () => {
    try {
      const loaded = present() ?? (await load())
      setComponent(() => loaded)
      return true
    } catch {
      toast({ intent: 'error', ...(navigator.onLine ? NOT_LOADED : OFFLINE) })
      return false
    }
  }, [present, load, toast])
  return [Component, bring]
}

const OFFLINE = { title: 'No connection', text: 'You are offline. Please check the connection and try again.' }
const NOT_LOADED = { title: 'A part of this page did not load', text: 'Reload to continue.' }

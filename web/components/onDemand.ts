import { type ComponentType, useEffect, useState } from 'react'
import { firstUse } from './firstUse.ts'

/** A part of the page that only shows when somebody asks for it: a menu, a question, a tooltip. */
export type OnDemand<P extends object> = {
  /** Its component, once it is loaded. */
  present: () => ComponentType<P> | undefined
  load: () => Promise<ComponentType<P>>
}

/**
 * A component that is loaded when somebody begins to use the page, or when it is asked for. What only shows later does
 * not delay what shows first (docs/decisions/050).
 */
export function onDemand<P extends object>(importComponent: () => Promise<ComponentType<P>>): OnDemand<P> {
  let component: ComponentType<P> | undefined
  const load = async () => {
    component ??= await importComponent()
    return component
  }
  void firstUse.then(load).catch(() => undefined) // It is loaded, or the failure told, when it is asked for.
  return { present: () => component, load }
}

/**
 * The component of a part that nobody asks for, once it is loaded: when somebody begins to use the page, or after
 * `afterMs` milliseconds. After a failure it is loaded again when the connection is back, and every 15 s.
 */
export function useInBackground<P extends object>({ present, load }: OnDemand<P>, afterMs?: number) {
  const [Component, setComponent] = useState(present)
  const [failures, setFailures] = useState(0)
  const isLoaded = Component !== undefined
  useEffect(() => {
    if (isLoaded) return
    // The page is whole without such a part.
    const retry = () => setFailures(count => count + 1)
    const show = () => void load().then(loaded => setComponent(() => loaded), retry)
    if (failures === 0) void firstUse.then(show)
    const wait = failures === 0 ? afterMs : RETRY_MS
    const timer = wait === undefined ? undefined : setTimeout(show, wait)
    window.addEventListener('online', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', show)
    }
  }, [isLoaded, load, afterMs, failures])
  return Component
}

const RETRY_MS = 15_000

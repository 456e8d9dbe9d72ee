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
    // A browser never requests a failed module again, so without a connection it is better not to try.
    if (!component && !navigator.onLine) throw new Error('There is no connection')
    component ??= await importComponent()
    return component
  }
  void firstUse.then(load).catch(() => undefined) // It is loaded, or the failure told, when it is asked for.
  return { present: () => component, load }
}

/**
 * The component of a part that nobody asks for, once it is loaded: when somebody begins to use the page, or after
 * `afterMs` milliseconds. Without a connection, when there is one again.
 */
export function useInBackground<P extends object>({ present, load }: OnDemand<P>, afterMs?: number) {
  const [Component, setComponent] = useState(present)
  const isLoaded = Component !== undefined
  useEffect(() => {
    if (isLoaded) return
    const show = () => void load().then(loaded => setComponent(() => loaded), untilOnline)
    void firstUse.then(show)
    const timer = afterMs === undefined ? undefined : setTimeout(show, afterMs)
    window.addEventListener('online', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', show)
    }
  }, [isLoaded, load, afterMs])
  return Component
}

/** The page is whole without such a part. */
const untilOnline = () => undefined

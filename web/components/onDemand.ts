import type { ComponentType } from 'react'
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

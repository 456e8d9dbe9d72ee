import { type ComponentType, lazy, useState } from 'react'
import { loadCode } from './loadCode.ts'

/**
 * A component whose code comes when `load` is called or it is first shown, like React's `lazy`. Code that is there
 * already is shown at once: `lazy` would show the fallback first, and React keeps a fallback for 300 ms. Code that did not
 * come is asked for again by the next `load`; `lazy` would keep the failure.
 */
export function loadedLazy<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): [Component: ComponentType<P>, load: () => Promise<void>] {
  let present: ComponentType<P> | undefined
  let failed = false
  let Late = late()

  function late() {
    return lazy(async () => ({ default: await ask() }))
  }
  async function ask() {
    try {
      present = await loadCode(importComponent)
      return present
    } catch (error) {
      failed = true
      throw error
    }
  }
  async function load() {
    if (present) return
    if (failed) Late = late()
    failed = false
    await ask()
  }
  function Loaded(props: P) {
    // The choice is kept, or else the component would start anew when its parent renders again.
    const [Component] = useState(() => present ?? Late)
    return <Component {...props} />
  }
  return [Loaded, load]
}

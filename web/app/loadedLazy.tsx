import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code comes when `load` is called or it is first shown, like React's `lazy`. Code that is there
 * already is shown at once: `lazy` would show the fallback first, and React keeps a fallback for 300 ms.
 */
export function loadedLazy<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): [Component: ComponentType<P>, load: () => Promise<void>] {
  let loaded: ComponentType<P> | undefined
  const load = async () => {
    loaded = await importComponent()
    return loaded
  }
  const Late = lazy(async () => ({ default: await load() }))
  function Loaded(props: P) {
    // The choice is kept, or else the component would start anew when its parent renders again.
    const [Component] = useState(() => loaded ?? Late)
    return <Component {...props} />
  }
  return [Loaded, async () => void (await load())]
}

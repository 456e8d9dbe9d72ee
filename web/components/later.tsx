import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { ProblemError, unreachable } from './ProblemError.ts'

/** A component whose code is loaded later than the page, and what loads it ahead. */
export type Later<P extends object> = ((props: P) => ReactNode) & {
  /** Loads the code. Throws a ProblemError as `loadCode` does; the next call tries again. */
  load: () => Promise<ComponentType<P>>
  /** The same for a pointer or the focus on what shows it. A failure is told when it is shown. */
  preload: () => void
  /** Its component, once it is loaded. */
  loaded: () => ComponentType<P> | undefined
}

export type Slots<P extends object> = {
  /** Loads the code once this is resolved, `firstUse` for example. By default, when it is shown or preloaded. */
  ahead?: Promise<void>
  /** A hook that tells whether it is time to show it. `spot` is what `meanwhile` may give its element to. */
  useTime?: (spot: Spot) => boolean
  /** What is shown until then, and while the code is loading. By default, the Suspense around it shows its fallback. */
  meanwhile?: (props: P, spot: Spot) => ReactNode
  /** An error boundary for code that could not be loaded. By default, the one around it shows the failure. */
  Boundary?: (props: BoundaryProps<P>) => ReactNode
}

type Spot = RefObject<HTMLDivElement | null>

/** `reload` loads the code again, before the children are rendered again. */
export type BoundaryProps<P extends object> = { props: P; reload: () => void; children: ReactNode }

/**
 * A component whose code is loaded later than the page: what only shows later does not delay what shows first
 * (docs/decisions/050). Code that is there is shown at once: React's `lazy` would show the fallback first, and keep it for
 * 300 ms. After a failure `load` tries again; `lazy` would keep the failure.
 */
export function later<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
  { ahead, useTime = useNow, meanwhile, Boundary }: Slots<NoInfer<P>> = {},
): Later<P> {
  let loaded: ComponentType<P> | undefined
  let hasFailed = false
  let Lazy = lazyPart()

  function lazyPart() {
    return lazy(async () => ({ default: await request() }))
  }
  async function request() {
    try {
      loaded = await loadCode(importPart)
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  async function load() {
    if (loaded) return loaded
    if (hasFailed) Lazy = lazyPart()
    hasFailed = false
    return request()
  }
  const preload = () => void load().catch(() => undefined)
  void ahead?.then(preload)

  function Code(props: P) {
    // Kept in state: otherwise the component would be remounted when its parent renders.
    const [Part] = useState(() => loaded ?? Lazy)
    return <Part {...props} />
  }
  function LaterPart(props: P) {
    const spot: Spot = useRef(null)
    const isTime = useTime(spot)
    if (!isTime) return meanwhile?.(props, spot)
    const part = meanwhile ? (
      <Suspense fallback={meanwhile(props, spot)}>
        <Code {...props} />
      </Suspense>
    ) : (
      <Code {...props} />
    )
    if (!Boundary) return part
    return (
      <Boundary props={props} reload={preload}>
        {part}
      </Boundary>
    )
  }
  return Object.assign(LaterPart, { load, preload, loaded: () => loaded })
}

const useNow = () => true

/**
 * Loads a chunk of the application's own code. Throws a ProblemError: UNREACHABLE without a connection, OUTDATED when
 * the server has a newer version, INCOMPLETE when only reloading the page helps.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // A browser caches a failed module and never requests it again: better not to try.
  if (!navigator.onLine) throw unreachable()
  try {
    return await load()
  } catch {
    throw (await isOutdated())
      ? new ProblemError('OUTDATED', 'There is a newer version. Reload to continue.')
      : new ProblemError('INCOMPLETE', 'A part of this page did not load. Reload to continue.')
  }
}

/** Whether the server's document names another script than this page was loaded with. Throws UNREACHABLE. */
async function isOutdated() {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  try {
    const served = await (await fetch('/', { cache: 'no-store' })).text()
    return Boolean(own) && !served.includes(`${own}"`)
  } catch {
    throw unreachable()
  }
}

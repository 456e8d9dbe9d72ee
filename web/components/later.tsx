import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { ProblemError, unreachable } from './ProblemError.ts'

/** A component whose code is loaded later than the page. */
export type Later<P extends object> = ((props: P) => ReactNode) & {
  /** Loads the code. Throws a ProblemError as `loadCode` does; the next call tries again. */
  load: () => Promise<ComponentType<P>>
  /** Loads the code ahead, such as on hover. A failure is shown with the component. */
  preload: () => void
}

export type Slots<P extends object> = {
  /** Loads the code when this promise resolves, such as `firstUse`. By default, when rendered or preloaded. */
  ahead?: Promise<void>
  /** A hook that returns whether to show the component. `spot` is a ref for the element of `meanwhile`. */
  useTime?: (spot: Spot) => boolean
  /** Shown before the component and while its code is loading. By default, the fallback of the Suspense around it. */
  meanwhile?: (props: P, spot: Spot) => ReactNode
  /** An error boundary for code that could not be loaded. By default, the one around it. */
  Boundary?: (props: BoundaryProps<P>) => ReactNode
}

type Spot = RefObject<HTMLDivElement | null>

/** `reload` loads the code again, before the children are rendered again. */
export type BoundaryProps<P extends object> = { props: P; reload: () => void; children: ReactNode }

/**
 * A component whose code is loaded later than the page (docs/decisions/050). Unlike React's `lazy`, it shows loaded
 * code at once, without a fallback for 300 ms, and `load` tries again after a failure.
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
    if (!useTime(spot)) return meanwhile?.(props, spot)
    const code = <Code {...props} />
    const part = meanwhile ? <Suspense fallback={meanwhile(props, spot)}>{code}</Suspense> : code
    if (!Boundary) return part
    return (
      <Boundary props={props} reload={preload}>
        {part}
      </Boundary>
    )
  }
  return Object.assign(LaterPart, { load, preload })
}

const useNow = () => true

/**
 * Loads a chunk of the application's own code. Throws a ProblemError: UNREACHABLE without a connection, OUTDATED when
 * the server has a newer version, INCOMPLETE when only reloading the page helps.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // Does not try while offline: a browser caches a failed module and never requests it again.
  if (!navigator.onLine) throw unreachable()
  try {
    return await load()
  } catch {
    throw (await isOutdated())
      ? new ProblemError('OUTDATED', 'There is a newer version. Reload to continue.')
      : new ProblemError('INCOMPLETE', 'A part of this page did not load. Reload to continue.')
  }
}

/** Whether the server's HTML refers to another script than this page was loaded with. Throws UNREACHABLE. */
async function isOutdated() {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  try {
    const served = await (await fetch('/', { cache: 'no-store' })).text()
    return Boolean(own) && !served.includes(`${own}"`)
  } catch {
    throw unreachable()
  }
}

let begin = () => {}

/** Resolves on the first interaction with the page. */
export const firstUse = new Promise<void>(resolve => {
  begin = resolve
})

/** Called once, by the root of the pages. */
export function watchFirstUse() {
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'dragenter']) {
    document.addEventListener(name, begin, { once: true, passive: true })
  }
}

import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { ProblemError, unreachable } from './ProblemError.ts'

/** A component whose code is loaded later than the page. */
export type Later<P extends object> = ((props: P) => ReactNode) & {
  /** Loads the code. Throws a ProblemError as `loadCode` does; the next call tries again. */
  load: () => Promise<ComponentType<P>>
  /** Loads the code ahead of rendering, e.g. on hover. A failure is shown only when the component is rendered. */
  preload: () => void
}

export type Slots<P extends object> = {
  /** The code is loaded when this promise, e.g. `firstUse`, resolves. By default, when rendered or preloaded. */
  ahead?: Promise<void>
  /** A hook that returns whether to show the component. `spot` is a ref for the element of `meanwhile`. */
  useTime?: (spot: Spot) => boolean
  /** Shown in place of the component until its code is loaded. By default, the fallback of the Suspense around it. */
  meanwhile?: (props: P, spot: Spot) => ReactNode
  /** The error boundary used if the code cannot be loaded. By default, the error boundary around the component. */
  Boundary?: (props: BoundaryProps<P>) => ReactNode
}

type Spot = RefObject<HTMLDivElement | null>

/** The props of a `Boundary`. It calls `reload`, which loads the code again, before it renders its children again. */
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
    // A state, as another component type after loading would remount the component when its parent renders.
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
  // Does not try while offline: a browser remembers that a module has failed, and never requests it again.
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

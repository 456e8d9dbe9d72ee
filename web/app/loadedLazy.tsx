import { type ComponentType, lazy, useState } from 'react'
import { ProblemError, unreachable } from '../relay/ProblemError.ts'

/**
 * A component whose code is loaded by `load` or when it is first shown, like React's `lazy`. Loaded code is shown at
 * once: `lazy` would show the fallback first, and React keeps a fallback for 300 ms. The next `load` retries after a
 * failure; `lazy` would keep it.
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
    // Kept in state: otherwise the component would be remounted when its parent renders.
    const [Component] = useState(() => present ?? Late)
    return <Component {...props} />
  }
  return [Loaded, load]
}

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

/**
 * Waits for all promises, at most a second, and never rejects. Meanwhile the old page stays and shows a progress line;
 * after that the skeleton of the new page appears.
 */
export async function soon(...promises: Promise<unknown>[]) {
  const patience = new Promise(resolve => setTimeout(resolve, 1000))
  await Promise.race([Promise.allSettled(promises), patience])
}

import { type ComponentType, use } from 'react'
import { ProblemError, unreachable } from '../relay/ProblemError.ts'

/**
 * A component whose code is loaded by `load` or when it is first shown, like React's `lazy`. Loaded code is shown at
 * once: `lazy` would show the fallback first, and React keeps a fallback for 300 ms. After a failure, which `lazy` would
 * keep, the next `load` retries, and so does showing the component again.
 */
export function loadedLazy<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): [Component: ComponentType<P>, load: () => Promise<void>] {
  let present: ComponentType<P> | undefined
  let attempt: Promise<ComponentType<P>> | undefined
  let failedAt: number | undefined

  function begin() {
    failedAt = undefined
    attempt = loadCode(importComponent)
    attempt.then(
      loaded => {
        present = loaded
      },
      () => {
        failedAt = performance.now()
      },
    )
    return attempt
  }
  async function load() {
    if (!present) await (attempt && failedAt === undefined ? attempt : begin())
  }
  function Loaded(props: P) {
    const isOver = failedAt !== undefined && performance.now() - failedAt > FAILURE_MS
    const Component = present ?? use(attempt && !isOver ? attempt : begin())
    return <Component {...props} />
  }
  return [Loaded, load]
}

/** Milliseconds for which a failure is thrown. React renders again what has failed, which must not begin another attempt. */
const FAILURE_MS = 500

/**
 * Loads a chunk of the application's own code. Throws a ProblemError: UNREACHABLE without a connection, OUTDATED when
 * the server has a newer version, INCOMPLETE when only reloading the page helps.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
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
    const answer = await fetch('/', { cache: 'no-store' })
    if (answer.ok) return Boolean(own) && !(await answer.text()).includes(`${own}"`)
  } catch {
    // As unreachable as a server that is about to start.
  }
  throw unreachable()
}

/**
 * Waits for all promises, at most a second, and never rejects. Meanwhile the old page stays and shows a progress line;
 * after that the skeleton of the new page appears.
 */
export async function soon(...promises: Promise<unknown>[]) {
  const patience = new Promise(resolve => setTimeout(resolve, 1000))
  await Promise.race([Promise.allSettled(promises), patience])
}

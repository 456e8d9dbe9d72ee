import { ProblemError } from '../relay/ProblemError.ts'
import { unreachable } from '../relay/unreachable.ts'

/**
 * Loads a part of the application's own code. Throws a ProblemError: UNREACHABLE without a connection, OUTDATED when the
 * server has a newer version, INCOMPLETE when only loading the page again can help.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // A browser remembers a module that did not come, and never asks for it again: better not to try.
  if (!navigator.onLine) throw unreachable()
  try {
    return await load()
  } catch {
    throw (await isOutdated())
      ? new ProblemError('OUTDATED', 'There is a newer version. Reload to continue.')
      : new ProblemError('INCOMPLETE', 'A part of this page did not load. Reload to continue.')
  }
}

/** Whether the server's document names another script than this page began with. Throws UNREACHABLE. */
async function isOutdated() {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  try {
    const served = await (await fetch('/', { cache: 'no-store' })).text()
    return Boolean(own) && !served.includes(`${own}"`)
  } catch {
    throw unreachable()
  }
}

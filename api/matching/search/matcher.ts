import path from 'node:path'
import type { Requirement } from '../requirements.ts'
import type { Asked, Ranking, Search } from './messages.ts'
import { openThread } from './openThread.ts'

/** The bundle that scripts/build.mjs makes of thread.ts. */
const program = path.resolve(import.meta.dirname, '../../../dist/api/matcher.js')

const IDLE_TIMEOUT = 10 * 60_000

export type Matcher = ReturnType<typeof openMatcher>

/**
 * Reads descriptions and finds the talents who fit, in a thread, so that no other request waits for one. Throws Unavailable while
 * many new profiles are read, and the reason of the signal.
 */
export function openMatcher(databaseUrl: string) {
  const { ask, close } = openThread<Asked>({ program, given: { databaseUrl }, idleTimeout: IDLE_TIMEOUT })
  return {
    search: (search: Search, signal: AbortSignal): Promise<Ranking> => ask('search', search, signal),
    readRequirements: (sought: string, signal: AbortSignal): Promise<Requirement[]> =>
      ask('readRequirements', sought, signal),
    /** Loads what is searched, unless it is there; a search meanwhile waits for it. */
    load: (signal: AbortSignal): Promise<void> => ask('load', undefined, signal),
    /** Reads a batch of the profiles that wait for it. Answers whether there may be more. */
    readSome: (signal: AbortSignal): Promise<boolean> => ask('readSome', undefined, signal),
    close,
  }
}

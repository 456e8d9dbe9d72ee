import type { AiProvider } from './ai/choose.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.ts'
import type { Extraction } from './extraction/extraction.ts'
import type { Storage } from './files/storage.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import type { Viewer } from './viewer.ts'

/**
 * What a process opens at its start and hands to the server, the verbs and the jobs; a test replaces what it must. The
 * job queue lies in the database: `enqueue(tx, …)` adds a job.
 */
export type Deps = Database & {
  /** Where the bytes of files are kept. */
  storage: Storage
  /** Reads resumes. */
  extraction: Extraction
  /** The model that the settings name, if any. */
  ai: AiProvider
  /** What changes while somebody looks at it, across all replicas. */
  live: Live
  clock: Clock
  settings: Settings
  log: Log
}

/** What a verb of the staff gets: the process's dependencies, and who asks. */
export type Staff = Deps & { viewer: Viewer }

import type { AiProvider } from './ai/choose.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.ts'
import type { Storage } from './files/storage.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Matcher } from './matching/search/matcher.ts'
import type { Printer } from './print/print.ts'
import type { Extraction } from './reading/extraction.ts'
import type { Settings } from './settings.ts'
import type { Viewer } from './viewer.ts'

/**
 * The dependencies that a process opens at its start for the server, the verbs and the jobs; tests replace some. The
 * job queue is in the database: `enqueue(tx, …)` adds a job.
 */
export type Deps = Database & {
  /** Stores the bytes of files. */
  storage: Storage
  /** Reads resumes. */
  extraction: Pick<Extraction, 'extractResume' | 'isProtected'>
  /** Finds the talents for a job. */
  matcher: Omit<Matcher, 'close'>
  /** Makes PDFs. */
  printer: Pick<Printer, 'print'>
  /** The AI provider that the settings select. */
  ai: AiProvider
  /** Notifications of changes, across all replicas. */
  live: Live
  clock: Clock
  settings: Settings
  log: Log
}

/** The id of a row. A verb returns it, or takes it as its only input. */
export type Id = { id: number }

/** The changed fields of a row. If `version` is given, they are saved only if the row still has that version. */
export type Changes = Id & { version?: number | null } & Record<string, unknown>

/** The context of a staff verb: the process's dependencies and the viewer. */
export type Staff = Deps & { viewer: Viewer }

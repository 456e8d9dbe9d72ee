import { chooseAi } from '../ai/choose.ts'
import { systemClock } from '../clock.ts'
import { type Connections, openDatabase } from '../db.ts'
import { EVENTS_TOPIC, lookForEvents } from '../events/events.ts'
import { openStorage } from '../files/storage.ts'
import { openLive } from '../live/live.ts'
import { openLog } from '../log.ts'
import type { Settings } from '../settings.ts'

export type Opened = Awaited<ReturnType<typeof openDeps>>

/**
 * Opens the dependencies of a process, but for those that the main process keeps for
 * all: the reading of resumes and the search for talents. The database need not run yet: the first query
 * connects.
 */
export async function openDeps(settings: Settings, databaseUrl: string, connections?: Connections) {
  const log = openLog(settings.logLevel)
  const onIdleError = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  const { close: closeDatabase, ...database } = openDatabase(databaseUrl, onIdleError, connections)
  const storage = await openStorage(settings.storageUrl)
  return {
    ...database,
    closeDatabase,
    storage,
    ai: chooseAi(settings.ai),
    live: openLive(databaseUrl, log, { [EVENTS_TOPIC]: lookForEvents(database) }),
    clock: systemClock,
    settings,
    log,
  }
}

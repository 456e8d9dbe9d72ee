import type { Deps } from '../deps.ts'
import type { Search } from '../matching/search/messages.ts'
import type { PrintedDocument } from '../print/document.ts'
import { type Ask, answerOn, asker } from '../processes/channel.ts'
import type { Document } from '../reading/reading.ts'
import { type Settings, WrongSetting } from '../settings.ts'
import { collectGarbageOnceSettled } from './garbage.ts'
import { openDeps } from './openDeps.ts'
import { serve } from './serve.ts'
import { type Closers, stopOnce } from './stop.ts'
import { connectionsOf, type MainAnswers, type WebAnswers } from './webProcesses.ts'

/**
 * A web process answers requests and owns nothing else. The main process is asked for what is limited for all web
 * processes together: room for uploads, readings of resumes, and the turns of api/processes/semaphore.ts.
 */
export async function startWebProcess(settings: Settings) {
  const { databaseUrl, webProcesses } = settings
  if (!databaseUrl) throw new WrongSetting('DATABASE_URL is missing: the main process gives it to a web process')
  const closers: Closers = { atOnce: [], later: [] }
  stopOnce(closers)
  const askMain = asker<MainAnswers>(process)
  const { closeDatabase, ...opened } = await openDeps(settings, databaseUrl, connectionsOf(webProcesses))
  const deps = {
    ...opened,
    storage: { ...opened.storage, takeRoom: roomOf(askMain) },
    extraction: {
      extractResume: extractingOf(askMain),
      isProtected: (document: Document, signal: AbortSignal) => askMain('isProtected', sentOf(document), signal),
      prepare: () => askMain('prepareReading', undefined),
    },
    printer: { print: (document: PrintedDocument) => askMain('print', document) },
    matcher: {
      search: (search: Search, signal: AbortSignal) => askMain('search', search, signal),
      readRequirements: (sought: string, signal: AbortSignal) => askMain('readRequirements', sought, signal),
      load: (signal: AbortSignal) => askMain('loadTerms', undefined, signal),
      readSome: (signal: AbortSignal) => askMain('readSome', undefined, signal),
    },
  }
  let isReady = false
  const close = await serve(deps, {
    isReady: () => isReady,
    runsJobs: () => askMain('runsJobs', undefined),
    asWhole(own) {
      answerOn<WebAnswers>(process, {
        beReady(now) {
          isReady = now
        },
        answers: own.answers,
        metrics: own.metrics,
      })
      return {
        answers: () => askMain('answers', undefined, inTime()).catch(() => false),
        metrics: () => askMain('metrics', undefined, inTime()),
      }
    },
  })
  collectGarbageOnceSettled()
  closers.atOnce.push(async () => {
    await close()
    await askMain('leave', undefined)
  })
  closers.later.push(closeDatabase, opened.storage.close)
}

/** Longer than the main process waits for the web processes; it may hang itself. */
const inTime = () => AbortSignal.timeout(8_000)

const roomOf =
  (askMain: Ask<MainAnswers>): Deps['storage']['takeRoom'] =>
  async (from, bytes) => {
    const slot = await askMain('takeRoom', { from, bytes })
    return () => void askMain('giveBack', slot).catch(() => undefined) // The main process has ended.
  }

const extractingOf =
  (askMain: Ask<MainAnswers>): Deps['extraction']['extractResume'] =>
  ({ bytes, aiGuideline, picturesToo = false, signal }) => {
    return askMain('extractResume', { document: sentOf(bytes), aiGuideline, picturesToo }, signal)
  }

const sentOf = (document: Document) => (document instanceof Uint8Array ? document : document.key)

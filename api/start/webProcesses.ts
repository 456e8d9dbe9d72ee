import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import type { Connections } from '../db.ts'
import type { Deps } from '../deps.ts'
import { openStored } from '../files/files.ts'
import type { Sender } from '../files/room.ts'
import type { Storage } from '../files/storage.ts'
import { addPoolMetrics } from '../http/poolMetrics.ts'
import type { ExtractedResume } from '../reading/extraction.ts'
import '../matching/turns.ts' // The web processes ask for its turns.
import type { Requirement } from '../matching/requirements.ts'
import type { Ranking, Search } from '../matching/search/messages.ts'
import type { Printed, PrintedDocument } from '../print/document.ts'
import { type Answers, type Ask, answerOn, asker } from '../processes/channel.ts'
import { keepRunning, type Run } from '../processes/keepRunning.ts'
import { type TurnsAsked, takeTurn } from '../processes/semaphore.ts'

/** What a web process asks of the main process. */
export type MainAnswers = TurnsAsked & {
  /** Resolves with the number of the slot, which is given back as a turn is. */
  takeRoom(upload: { from: Sender; bytes: number }): Promise<number>
  /** Reads a document: its bytes, or its key in the storage. */
  extractResume(resume: {
    document: Uint8Array | string
    aiGuideline: string | undefined
    picturesToo: boolean
  }): Promise<ExtractedResume>
  /** Whether such a document opens only with a password. */
  isProtected(document: Uint8Array | string): Promise<boolean>
  prepareReading(about: undefined): Promise<void>
  /** Searches in the one thread that holds the terms of all talents. */
  search(search: Search): Promise<Ranking>
  readRequirements(sought: string): Promise<Requirement[]>
  loadTerms(about: undefined): Promise<void>
  readSome(about: undefined): Promise<boolean>
  /** Makes a PDF in the one process for them. */
  print(document: PrintedDocument): Promise<Printed>
  /** Whether all web processes answer. */
  answers(): Promise<boolean>
  /** False while jobs wait and none is run. */
  runsJobs(): boolean
  /** The metrics of all processes together. */
  metrics(): Promise<string>
  /** Answered after all connections that were handed over before the web process stopped listening. */
  leave(): void
}

/** What the main process asks of a web process. */
export type WebAnswers = {
  beReady(isReady: boolean): void
  answers(): Promise<boolean>
  metrics(): Promise<object[]>
}

type Options = {
  count: number
  /** The file that a web process runs. */
  program: string
  databaseUrl: string
  runsJobs(): boolean
  /** Adds the metrics of the product as a whole to those of the main process. */
  addMetrics(registry: Registry): void
}

/** The C library's heaps, one for each thread otherwise: 16 MB less in each process. */
const FEWER_ARENAS = { MALLOC_ARENA_MAX: '2' }

/**
 * `npm start` gives the main process a single thread to collect garbage and to compile in, which takes 30 to 45 MB less. Web
 * processes have V8's four, as they answer the requests.
 */
const isForAll = (option: string) => !option.startsWith('--v8-pool-size')

/** Milliseconds for a web process to start on a busy machine, and to answer the main process. */
const STARTS_WITHIN = 60_000
const ANSWERS_WITHIN = 6_000

/** A web process's share of the connections that one process alone holds, and those of the main process for its jobs. */
export const connectionsOf = (webProcesses: number): Connections => ({
  readers: Math.max(4, Math.ceil(10 / webProcesses)),
  writers: Math.max(4, Math.ceil(8 / webProcesses)),
})
export const MAIN_CONNECTIONS: Connections = { readers: 3, writers: 3 }

/** The further connections of a process: 4 for jobs, one each for news, data versions and matching. */
const OTHERS = 7

/** The most connections that the product opens. */
export function connectionsInAll(webProcesses: number): number {
  const ofPools = ({ readers, writers }: Connections) => readers + writers + OTHERS
  return ofPools(MAIN_CONNECTIONS) + webProcesses * ofPools(connectionsOf(webProcesses))
}

/**
 * Starts the web processes, which listen on one port, and keeps them running: node:cluster hands each connection to one
 * of them in turn. Throws when one does not start.
 */
export async function startWebProcesses(deps: Deps, { count, program, databaseUrl, runsJobs, addMetrics }: Options) {
  cluster.setupPrimary({ exec: program, serialization: 'advanced', execArgv: process.execArgv.filter(isForAll) })
  const webs: Webs = new Map()
  const whole = {
    ...wholeOf(webs, registry => {
      addPoolMetrics(registry, deps.pools)
      addMetrics(registry)
    }),
    runsJobs,
  }
  let isReady = false

  function start(): Run {
    const web = cluster.fork({ DATABASE_URL: databaseUrl, ...FEWER_ARENAS })
    const ask = asker<WebAnswers>(web)
    answerOn<MainAnswers>(web, { ...grantsTo(web, deps), ...whole })
    web.once('disconnect', () => webs.delete(web))
    return {
      answers: once(web, 'listening', { signal: AbortSignal.timeout(STARTS_WITHIN) }).then(() => {
        webs.set(web, ask)
        return ask('beReady', isReady)
      }),
      ended: new Promise(resolve => web.once('exit', () => resolve())),
      stop: () => web.process.kill('SIGTERM'),
    }
  }

  const onEnd = () => deps.log.warn({}, 'A web process has ended by itself; it is started again')
  const kept = await Promise.all(
    Array.from({ length: count }, () => keepRunning({ name: 'A web process', start, onEnd })),
  )
  return {
    async beReady(now: boolean) {
      isReady = now
      await Promise.allSettled([...webs.values()].map(ask => ask('beReady', now)))
    },
    failed: Promise.race(kept.map(({ failed }) => failed)),
    async stop() {
      await Promise.all(kept.map(web => web.stop()))
    },
  }
}

/** The web processes that answer. */
type Webs = Map<Worker, Ask<WebAnswers>>

/** Answers for all processes together. */
function wholeOf(webs: Webs, addMetrics: Options['addMetrics']): Pick<Answers<MainAnswers>, 'answers' | 'metrics'> {
  const own = new Registry()
  addMetrics(own)
  collectDefaultMetrics({ register: own })
  const inTime = () => AbortSignal.timeout(ANSWERS_WITHIN)
  return {
    async answers() {
      const answers = await Promise.allSettled([...webs.values()].map(ask => ask('answers', undefined, inTime())))
      return answers.every(answer => answer.status === 'fulfilled' && answer.value)
    },
    async metrics() {
      const answers = await Promise.allSettled([...webs.values()].map(ask => ask('metrics', undefined, inTime())))
      const known = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
      return AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...known]).metrics()
    },
  }
}

/** Answers with what is limited for all web processes. What one holds is given back when it ends. */
function grantsTo(
  web: Worker,
  { storage, extraction, matcher, printer }: Deps,
): Omit<Answers<MainAnswers>, 'answers' | 'metrics' | 'runsJobs'> {
  const releases = new Map<number, () => void>()
  let last = 0
  web.once('disconnect', () => {
    for (const release of releases.values()) release()
  })

  function hold(release: () => void, signal: AbortSignal): number {
    if (signal.aborted) release()
    else releases.set(++last, release)
    return last
  }

  return {
    takeTurn: async (wanted, signal) => hold(await takeTurn(wanted, signal), signal),
    takeRoom: async ({ from, bytes }, signal) => hold(await storage.takeRoom(from, bytes), signal),
    giveBack(grant) {
      releases.get(grant)?.()
      releases.delete(grant)
    },
    print: printer.print,
    search: matcher.search,
    readRequirements: matcher.readRequirements,
    loadTerms: (_about, signal) => matcher.load(signal),
    readSome: (_about, signal) => matcher.readSome(signal),
    leave: () => undefined,
    prepareReading: () => extraction.prepare(),
    isProtected: (document, signal) => extraction.isProtected(documentOf(storage, document), signal),
    extractResume({ document, ...question }, signal) {
      return extraction.extractResume({ bytes: documentOf(storage, document), ...question, signal })
    },
  }
}

const documentOf = (storage: Storage, document: Uint8Array | string) =>
  typeof document === 'string' ? { key: document, open: () => openStored({ storage }, document) } : document

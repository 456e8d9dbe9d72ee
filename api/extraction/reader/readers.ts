import PQueue from 'p-queue'
import { Unavailable } from '../../problems.ts'
import { type ReaderProcess, startReaderProcess } from './readerProcess.ts'

/** A second reader that nobody has needed for so many milliseconds ends. */
const IDLE_FOR = 60_000

export type Readers = ReturnType<typeof openReaders>

/** The reading processes, each for one document at a time. They start when they are needed; `keepWarm` has one ready. */
export function openReaders(memory: number) {
  const all = new Set<ReaderProcess>()
  const free: ReaderProcess[] = []
  let warm = 0

  function start(): ReaderProcess {
    const reader = startReaderProcess(memory)
    all.add(reader)
    return reader
  }

  function drop(reader: ReaderProcess) {
    all.delete(reader)
    reader.end()
  }

  function take(): ReaderProcess {
    const reader = free.pop() ?? start()
    if (reader.isUsable()) return reader
    drop(reader)
    return take()
  }

  function giveBack(reader: ReaderProcess) {
    if (reader.isUsable()) free.push(reader)
    else drop(reader)
    while (all.size < warm) free.push(start())
    idle.refresh()
  }

  const idle = setTimeout(() => {
    for (const reader of free.splice(warm)) drop(reader)
  }, IDLE_FOR).unref()

  return {
    take,
    giveBack,
    keepWarm() {
      warm = 1
      if (all.size < warm) free.push(start())
    },
    close() {
      warm = 0
      clearTimeout(idle)
      free.length = 0
      for (const reader of all) drop(reader)
    },
  }
}

/** So many people may wait at once, each of them so many milliseconds. */
const WAITING_AT_MOST = 50
const PATIENCE = 30_000

const busy = () => new Unavailable('The reader is busy. Please try again in a moment.', 10)

/** Who wants to read. What runs in the background waits behind all people and never takes the last turn from them. */
export type Asking = { isBackground?: boolean; signal: AbortSignal }

/** So many at a time, people first. */
export function openTurns(most: number) {
  const turns = new PQueue({ concurrency: most })
  const background = new PQueue({ concurrency: Math.max(1, most - 1) })

  /**
   * Works when its turn has come. Throws Unavailable when too many people wait, or one has waited too long, and the signal's
   * reason when it ends. The background waits as long as it takes.
   */
  async function take<Result>(work: () => Promise<Result>, { isBackground, signal }: Asking): Promise<Result> {
    if (isBackground) return background.add(() => turns.add(work, { signal }), { signal })
    if (turns.sizeBy({ priority: 1 }) >= WAITING_AT_MOST) throw busy()
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(busy()), PATIENCE)
    const begin = () => {
      clearTimeout(timer)
      return work()
    }
    try {
      return await turns.add(begin, { priority: 1, signal: AbortSignal.any([signal, patience.signal]) })
    } finally {
      clearTimeout(timer)
    }
  }

  return { take }
}

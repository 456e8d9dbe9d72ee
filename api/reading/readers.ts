import PQueue from 'p-queue'
import { Unavailable } from '../problems.ts'
import { type Memory, type ReaderProcess, startReaderProcess } from './readerProcess.ts'

/** Milliseconds after which idle readers end, except the reader that `keepWarm` keeps. */
const IDLE_TIMEOUT = 60_000

export type Readers = ReturnType<typeof openReaders>

/** A pool of reader processes, each for one document at a time, started on demand. `keepWarm` keeps one running. */
export function openReaders(memory: Memory) {
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
  }, IDLE_TIMEOUT).unref()

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

/** The maximum number of waiting requests of people. */
const LONGEST_QUEUE = 50

const busy = () => new Unavailable('The reader is busy. Please try again in a moment.', 10)

/** The origin of a request. Background work has a lower priority than people's requests, and leaves one slot free. */
export type Requester = { isBackground?: boolean; signal: AbortSignal }

/** A queue with `most` slots. People's requests come first, and wait for at most `patience` milliseconds. */
export function openTurns(most: number, patience: number) {
  const turns = new PQueue({ concurrency: most })
  const background = new PQueue({ concurrency: Math.max(1, most - 1) })

  /**
   * Runs the work when a slot is free. Throws Unavailable if the queue is full or after the timeout, and the reason of
   * the signal if the signal is aborted. Background work has no timeout.
   */
  async function take<Result>(work: () => Promise<Result>, { isBackground, signal }: Requester): Promise<Result> {
    if (isBackground) return background.add(() => turns.add(work, { signal }), { signal })
    if (turns.sizeBy({ priority: 1 }) >= LONGEST_QUEUE) throw busy()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(busy()), patience)
    const begin = () => {
      clearTimeout(timer)
      return work()
    }
    try {
      return await turns.add(begin, { priority: 1, signal: AbortSignal.any([signal, late.signal]) })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    take,
    use: () => ({ running: turns.pending, waiting: turns.size + background.size }),
  }
}

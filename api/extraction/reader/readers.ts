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

import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { Answer, Question } from './messages.ts'
import { openSearch, StillReading } from './search.ts'

/* The program of the thread that searches. It answers one question after the other. */

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData)
if (!parentPort) throw new Error('The program of a thread was run by itself')
const port = parentPort
const { search, load, readSome } = openSearch(databaseUrl)

let last: Promise<unknown> = Promise.resolve()

port.on('message', (question: Question) => {
  last = last.then(async () => port.postMessage(await answer(question)))
})

async function answer({ id, asked }: Question): Promise<Answer> {
  try {
    if (asked === 'readSome') return { id, isReading: await readSome() }
    if (asked !== 'load') return { id, ranking: await search(asked) }
    await load()
    return { id }
  } catch (fault) {
    if (fault instanceof StillReading) return { id, isReading: true }
    return { id, fault: fault instanceof Error ? fault : new Error(String(fault)) }
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { answerOn } from '../../processes/channel.ts'
import { portOf } from '../../processes/thread.ts'
import type { Asked } from './messages.ts'
import { openSearch } from './search.ts'

/* The program of the thread that searches. It answers one question after the other. */

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData)
if (!parentPort) throw new Error('The program of a thread was run by itself')
const { search, load, readSome } = openSearch(databaseUrl)

let last: Promise<unknown> = Promise.resolve()

answerOn<Asked>(portOf(parentPort), {
  search: asked => inTurn(() => search(asked)),
  load: () => inTurn(load),
  readSome: () => inTurn(readSome),
})

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work)
  last = done.catch(() => undefined) // Who asked is told.
  return done
}

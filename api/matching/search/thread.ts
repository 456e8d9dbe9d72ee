import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { answerOn } from '../../processes/channel.ts'
import { readRequirements } from '../requirements.ts'
import { type MatcherContract, portOf } from './messages.ts'
import { openSearch } from './search.ts'

/* The program of the searching thread, which answers one question after the other. */

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData)
if (!parentPort) throw new Error('The program of a thread was run by itself')
const { search, load, readSome } = openSearch(databaseUrl)

let last: Promise<unknown> = Promise.resolve()

answerOn<MatcherContract>(portOf(parentPort), {
  search: (asked, signal) => inTurn(signal, () => search(asked, signal)),
  readRequirements: (sought, signal) => inTurn(signal, () => readRequirements(sought)),
  load: (_about, signal) => inTurn(signal, load),
  readSome: (_about, signal) => inTurn(signal, readSome),
})

/** Runs functions one after another. Skips a function whose signal was aborted in the meantime. */
function inTurn<Result>(signal: AbortSignal, work: () => Result | Promise<Result>): Promise<Result> {
  const done = last.then(async () => {
    await setImmediate() // Lets an abort that has arrived take effect.
    signal.throwIfAborted()
    return work()
  })
  last = done.catch(() => undefined) // The caller gets the error.
  return done
}

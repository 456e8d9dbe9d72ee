import PQueue from 'p-queue'
import { Unavailable } from '../../problems.ts'

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

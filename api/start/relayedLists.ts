import type { Deps } from '../deps.ts'
import type { ListName, WholeLists } from '../lists/wholeLists.ts'
import type { Answers } from '../processes/channel.ts'
import { type Offer, openRelay, takeOffer } from '../processes/relay.ts'
import { wholeListOf } from '../rest/wholeList.ts'

/* Where there are several web processes, the main process reads whole lists once for all of them. */

/** Resolves with a short list, or where to take a long one. Who may see it, the web process has decided. */
export type ReadList = (asked: { name: ListName; encoding: 'identity' | 'gzip' }) => Promise<Buffer | Offer>

/** Opens the lists of the main process to web processes. */
export async function answerLists({ lists, log }: Pick<Deps, 'lists' | 'log'>) {
  const offer = await openRelay(fault => log.warn({ err: fault }, 'A whole list broke off'))
  const readList: Answers<{ readList: ReadList }>['readList'] = async ({ name, encoding }, signal) => {
    await import('../calls.ts') // Makes the lists, for which alone the main process needs it.
    const bytes = await lists.read(wholeListOf(name), encoding, signal)
    return Buffer.isBuffer(bytes) ? bytes : offer(bytes)
  }
  return readList
}

/** The lists of a web process, which asks the main process for each. */
export const relayedLists = (
  ask: (asked: Parameters<ReadList>[0], signal: AbortSignal) => ReturnType<ReadList>,
): WholeLists => ({
  async read({ name }, encoding, signal) {
    const read = await ask({ name, encoding }, signal)
    return Buffer.isBuffer(read) ? read : takeOffer(read, signal)
  },
})

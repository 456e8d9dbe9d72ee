import cluster from 'node:cluster'
import PQueue from 'p-queue'
import type { Problem } from '../problems.ts'
import { asker } from './channel.ts'

/** What a web process asks of the main process, which counts for all. */
export type TurnsAsked = {
  /** Resolves with the number of the turn when it has come. */
  takeTurn(wanted: WantedTurn): Promise<number>
  giveBack(turn: number): void
}

export type WantedTurn = { semaphore: string; key: string }

type Limits = {
  /** The name that all processes know it by. */
  name: string
  /** How many run at a time for each key, in all processes together. */
  atATime: number
  /** How many may wait for each key, and what those beyond are told; without it, all may wait. */
  queue?: { longest: number; refusal(): Problem }
}

/** Whose turn it is: the work of one key waits for none of another. Who waits gives up with the signal, and throws its reason. */
type Turn = { key?: string; signal?: AbortSignal }

type Semaphore = <Result>(work: () => Promise<Result>, turn?: Turn) => Promise<Result>

/** The semaphores of this process by name. */
const semaphores = new Map<string, Semaphore>()

const askMain = cluster.isWorker ? asker<TurnsAsked>(process) : undefined

/** A semaphore for the whole product: a web process asks the main process for each turn. Throws the queue's refusal. */
export function semaphore({ name, atATime, queue }: Limits): Semaphore {
  const byKey = new Map<string, PQueue>()
  function turnsOf(key: string): PQueue {
    const known = byKey.get(key)
    if (known) return known
    const turns = new PQueue({ concurrency: atATime })
    turns.on('idle', () => byKey.delete(key))
    byKey.set(key, turns)
    return turns
  }
  const here: Semaphore = async (work, { key = '', signal } = {}) => {
    const turns = turnsOf(key)
    if (queue && turns.size >= queue.longest) throw queue.refusal()
    return turns.add(work, { signal })
  }
  semaphores.set(name, here)
  if (!askMain) return here
  return async (work, { key = '', signal } = {}) => {
    const turn = await askMain('takeTurn', { semaphore: name, key }, signal)
    try {
      return await work()
    } finally {
      askMain('giveBack', turn).catch(() => undefined) // The main process has ended, and this one is about to.
    }
  }
}

/** Waits for a turn, and returns the function that ends it. Throws the queue's refusal. */
export function takeTurn({ semaphore: name, key }: WantedTurn, signal: AbortSignal): Promise<() => void> {
  const inTurn = semaphores.get(name)
  if (!inTurn) throw new Error(`There is no semaphore ${name}`)
  return new Promise((resolve, reject) => {
    inTurn(() => new Promise<void>(end => resolve(end)), { key, signal }).catch(reject)
  })
}

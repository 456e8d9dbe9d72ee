import cluster from 'node:cluster'
import PQueue from 'p-queue'
import type { Problem } from '../problems.ts'
import { asker } from './channel.ts'

/** What a web process asks of the main process, which counts for all. */
export type TurnsAsked = {
  /** Resolves with the number of the turn when it has come. */
  takeTurn(semaphore: string): Promise<number>
  giveBack(turn: number): void
}

type Limits = {
  /** The name that all processes know it by. */
  name: string
  /** How many run at a time, in all processes together. */
  atATime: number
  /** How many may wait, and what those beyond are told; without it, all may wait. */
  queue?: { longest: number; refusal(): Problem }
}

type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The semaphores of this process by name. */
const semaphores = new Map<string, Semaphore>()

const askMain = cluster.isWorker ? asker<TurnsAsked>(process) : undefined

/** A semaphore for the whole product: a web process asks the main process for each turn. Throws the queue's refusal. */
export function semaphore({ name, atATime, queue }: Limits): Semaphore {
  const turns = new PQueue({ concurrency: atATime })
  const here: Semaphore = async work => {
    if (queue && turns.size >= queue.longest) throw queue.refusal()
    return turns.add(work)
  }
  semaphores.set(name, here)
  if (!askMain) return here
  return async work => {
    const turn = await askMain('takeTurn', name)
    try {
      return await work()
    } finally {
      askMain('giveBack', turn).catch(() => undefined) // The main process has ended, and this one is about to.
    }
  }
}

/** Waits for a turn, and returns the function that ends it. Throws the queue's refusal. */
export function takeTurn(name: string): Promise<() => void> {
  const inTurn = semaphores.get(name)
  if (!inTurn) throw new Error(`There is no semaphore ${name}`)
  return new Promise((resolve, reject) => {
    inTurn(() => new Promise<void>(end => resolve(end))).catch(reject)
  })
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { cpuOf, processTree } from '../processes.ts'
import type { Load, LoadResult } from './load.ts'

/** A run: the load's figures, and milliseconds of processor time per request of the contender and of Postgres. */
export type Run = LoadResult & { server: number; postgres: number }

/** Starts the process that makes the load. */
export function startLoader() {
  const child = fork(path.join(import.meta.dirname, 'load.ts'))

  async function load(asked: Load): Promise<LoadResult> {
    child.send(asked)
    const [result] = await once(child, 'message')
    return result
  }

  /** Loads a server and reads meanwhile how busy its processes and the database's are. */
  async function run(asked: Load, { pids, postmaster }: { pids(): number[]; postmaster: number }): Promise<Run> {
    const usage = () => ({ server: cpuOf(pids()), postgres: cpuOf(processTree(postmaster)) })
    const before = usage()
    const result = await load(asked)
    const after = usage()
    return {
      ...result,
      server: (after.server - before.server) / result.answered,
      postgres: (after.postgres - before.postgres) / result.answered,
    }
  }

  return { load, run, stop: () => child.kill() }
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/* Processes by Linux' /proc. Elsewhere there are none. */

/** A process and its descendants now, without those below `except`. */
export function processTree(pid: number, except?: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (/^\d+$/.test(entry)) parents.set(Number(entry), numberIn(readProc(Number(entry), 'status'), 'PPid'))
  }
  const belongs = (at: number): boolean => at !== except && (at === pid || (at > 1 && belongs(parents.get(at) ?? 0)))
  return [...parents.keys()].filter(belongs)
}

/** Milliseconds that one of the kernel's clock ticks lasts. */
const TICK = 10

/** Milliseconds of processor time that processes have used so far, with their children that have ended. */
export function cpuOf(pids: number[]): number {
  return TICK * pids.reduce((sum, pid) => sum + ticksOf(readProc(pid, 'stat')), 0)
}

/** Milliseconds in which next to nothing was done, how much that may be, and how often is looked. */
const QUIET = { milliseconds: 2_000, used: 100, most: 90 }

/** Waits until processes have done what the first requests set off, such as loading a search's words. Throws after minutes. */
export async function settled(pids: () => number[]) {
  for (let turn = 0; turn < QUIET.most; turn += 1) {
    const before = cpuOf(pids())
    await setTimeout(QUIET.milliseconds)
    if (cpuOf(pids()) - before <= QUIET.used) return
  }
  throw new Error('The processes do not come to rest')
}

/** User and system time of the process and of its children, after its name in brackets. */
function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

/** Megabytes of memory of its own, and its part of what it shares with other processes. */
export const proportionalMemory = (pid: number) => numberIn(readProc(pid, 'smaps_rollup'), 'Pss') / 1024

/** A figure of one of the files in /proc; 0 when it is not there. */
export const numberIn = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** Empty for a process that has just ended. */
export function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

/** Ends a process that was started here, and waits until it has ended. */
export async function endProcess(child: ChildProcess) {
  child.kill()
  if (child.exitCode === null) await once(child, 'exit')
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/* Functions that read processes from Linux' /proc. On other systems, they find no processes. */

/** The ids of a process and its present descendants, without `except` and its descendants. */
export function processTree(pid: number, except?: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (/^\d+$/.test(entry)) parents.set(Number(entry), numberIn(readProc(Number(entry), 'status'), 'PPid'))
  }
  const belongs = (at: number): boolean => at !== except && (at === pid || (at > 1 && belongs(parents.get(at) ?? 0)))
  return [...parents.keys()].filter(belongs)
}

/** Milliseconds of one clock tick of the kernel. */
const TICK = 10

/** Milliseconds of processor time that processes have used so far, including children that have ended. */
export function cpuOf(pids: number[]): number {
  return TICK * pids.reduce((sum, pid) => sum + ticksOf(readProc(pid, 'stat')), 0)
}

/** Processes rest when they use at most `used` ms of processor time in `milliseconds`. Checked at most `most` times. */
const QUIET = { milliseconds: 2_000, used: 100, most: 90 }

/** Waits until the work started by first requests, such as loading search words, is done. Throws after 3 minutes. */
export async function settled(pids: () => number[]) {
  for (let turn = 0; turn < QUIET.most; turn += 1) {
    const before = cpuOf(pids())
    await setTimeout(QUIET.milliseconds)
    if (cpuOf(pids()) - before <= QUIET.used) return
  }
  throw new Error('The processes do not come to rest')
}

/** User and system time of a process and its ended children, in ticks. The fields follow the name in brackets. */
function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

/** Megabytes of a process's own memory, plus its part of memory shared with other processes. */
export const proportionalMemory = (pid: number) => numberIn(readProc(pid, 'smaps_rollup'), 'Pss') / 1024

/** A number by its name in the text of a file in /proc; 0 if it is missing. */
export const numberIn = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** The text of a process's file in /proc; empty if the process has ended. */
export function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

/** Ends a child process and waits until it has ended. */
export async function endProcess(child: ChildProcess) {
  child.kill()
  if (child.exitCode === null) await once(child, 'exit')
}

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The process held more memory than it may. */
export class TooMuchMemory extends Error {}

/** It took more time than it may. */
export class TooMuchTime extends Error {}

/** The signal ends with TooMuchTime after so many milliseconds. (`AbortSignal.any` loses an `AbortSignal.timeout` in Node 20.) */
export function watchTime(most: number) {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new TooMuchTime(`It took more than ${most} ms`)), most)
  return { signal: over.signal, end: () => clearTimeout(timer) }
}

const LOOK_EVERY = 50

/**
 * Watches all the memory that a process holds, in bytes; V8's own limits know nothing of buffers. The signal ends with
 * TooMuchMemory. Where the system tells nothing about other processes (Windows), nothing is watched.
 */
export function watchMemory(pid: number | undefined, most: number) {
  const over = new AbortController()
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking || pid === undefined) return
    isLooking = true
    if ((await memoryOf(pid)) > most) over.abort(new TooMuchMemory(`The reader held more than ${most} bytes`))
    isLooking = false
  }, LOOK_EVERY)
  return { signal: over.signal, end: () => clearInterval(timer) }
}

/** The bytes that a process holds; 0 when it is gone. */
function memoryOf(pid: number): number | Promise<number> {
  return process.platform === 'linux' ? fromKernel(pid) : fromProcessList(pid)
}

/** At once: a thread of the pool might be busy, and the memory grows by a gigabyte a second. */
function fromKernel(pid: number): number {
  try {
    return kilobytes(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1])
  } catch {
    return 0
  }
}

function fromProcessList(pid: number): Promise<number> {
  return new Promise(resolve => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_fault, output) => resolve(kilobytes(output)))
  })
}

const kilobytes = (text = '') => (Number.parseInt(text, 10) || 0) * 1024

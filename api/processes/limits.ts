import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The error for a process that exceeded its memory limit. */
export class TooMuchMemory extends Error {}

/** The error for work that exceeded its timeout. */
export class TooMuchTime extends Error {}

/**
 * Runs work with a timeout of `most` milliseconds. Throws TooMuchTime, or the reason of the signal when it is aborted.
 * (`AbortSignal.any` loses an `AbortSignal.timeout` in Node 20.)
 */
export async function inTime<Result>(most: number, ends: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new TooMuchTime(`It took more than ${most} ms`)), most)
  const signal = AbortSignal.any([ends, over.signal])
  try {
    return await work(signal)
  } catch (fault) {
    throw signal.aborted ? signal.reason : fault
  } finally {
    clearTimeout(timer)
  }
}

const LOOK_EVERY = 50

/**
 * Watches the total memory of a process, as V8's own limits do not include buffers. Above `most` bytes, the signal is
 * aborted with TooMuchMemory. Does nothing on systems that do not report on other processes (Windows).
 */
export function watchMemory(pid: number | undefined, most: number) {
  const over = new AbortController()
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking || pid === undefined) return
    isLooking = true
    if ((await memoryOf(pid)) > most) over.abort(new TooMuchMemory(`The process held more than ${most} bytes`))
    isLooking = false
  }, LOOK_EVERY)
  return { signal: over.signal, end: () => clearInterval(timer) }
}

/** The memory of a process in bytes; 0 if it has ended. */
function memoryOf(pid: number): number | Promise<number> {
  return process.platform === 'linux' ? fromKernel(pid) : fromProcessList(pid)
}

/** Reads synchronously, as the thread pool may be busy, and the memory can grow by a gigabyte per second. */
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

import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { numberIn, processTree, readProc } from '../processes.ts'

/* Memory and disk used by the product, read from Linux' /proc. Other systems yield 0. */

/** Megabytes used by the server process, and by all processes of the product, with the database and the readers. */
export type Memory = { server: number; all: number }

/** The memory that a process uses now, alone and together with its descendants. */
export function memoryOf(pid: number): Memory {
  const all = processTree(pid).reduce((sum, at) => sum + megabytesOf(at), 0)
  return { server: Math.round(megabytesOf(pid)), all: Math.round(all) }
}

/** Megabytes of a process without shared memory, which would count once for each process of the database. */
function megabytesOf(pid: number) {
  const status = readProc(pid, 'status')
  return ['RssAnon', 'RssFile'].reduce((sum, name) => sum + numberIn(status, name), 0) / 1024
}

/** Measures memory 40 times a second. The returned function stops the measuring and returns the maximum. */
export function watchMemory(pid: number): () => Memory {
  const most = { server: 0, all: 0 }
  const look = () => {
    const now = memoryOf(pid)
    most.server = Math.max(most.server, now.server)
    most.all = Math.max(most.all, now.all)
  }
  look()
  const timer = setInterval(look, 25)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Megabytes on the disk of unfinished uploads of a process: the size of its open files that have no name. */
export function arrivingAt(pid: number): number {
  const folder = `/proc/${pid}/fd`
  const sizes = (process.platform === 'linux' ? readdirSync(folder) : []).map(file => {
    try {
      return readlinkSync(`${folder}/${file}`).includes('.arriving') ? statSync(`${folder}/${file}`).size : 0
    } catch {
      return 0 // The file has just been closed.
    }
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20
}

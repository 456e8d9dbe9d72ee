import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { numberIn, processTree, readProc } from '../processes.ts'

/* How much memory and disk the product uses, by Linux' /proc. Elsewhere nothing is measured. */

/** Megabytes that the server uses, and all of its processes together, with the database and the readers. */
export type Memory = { server: number; all: number }

/** The resources that a process and its descendants use now. */
export function memoryOf(pid: number): Memory {
  const all = processTree(pid).reduce((sum, at) => sum + megabytesOf(at), 0)
  return { server: Math.round(megabytesOf(pid)), all: Math.round(all) }
}

/** Pages that the database's processes share would count once for each of them, so only its own count. */
function megabytesOf(pid: number) {
  const status = readProc(pid, 'status')
  return ['RssAnon', 'RssFile'].reduce((sum, name) => sum + numberIn(status, name), 0) / 1024
}

/** Measures 40 times a second until it is asked for the maximum. */
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

/** Megabytes of unfinished uploads that a process keeps on the disk: in open files without a name. */
export function arrivingAt(pid: number): number {
  const folder = `/proc/${pid}/fd`
  const sizes = (process.platform === 'linux' ? readdirSync(folder) : []).map(file => {
    try {
      return readlinkSync(`${folder}/${file}`).includes('.arriving') ? statSync(`${folder}/${file}`).size : 0
    } catch {
      return 0 // It has just been closed.
    }
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20
}

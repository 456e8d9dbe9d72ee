import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'

/* How much memory and disk the product uses, by Linux' /proc. Elsewhere nothing is measured. */

/** Megabytes that the server uses, and all of its processes together, with the database and the readers. */
export type Memory = { server: number; all: number }

type Process = { parent: number; megabytes: number }

/** What a process and its descendants use now. */
export function memoryOf(pid: number): Memory {
  const processes = new Map<number, Process>()
  for (const entry of process.platform === 'linux' ? readdirSync('/proc') : []) {
    const described = /^\d+$/.test(entry) && describe(entry)
    if (described) processes.set(Number(entry), described)
  }
  const belongs = (at: number): boolean => at === pid || (at > 1 && belongs(processes.get(at)?.parent ?? 0))
  const all = [...processes].filter(([at]) => belongs(at)).reduce((sum, [, { megabytes }]) => sum + megabytes, 0)
  return { server: Math.round(processes.get(pid)?.megabytes ?? 0), all: Math.round(all) }
}

function describe(entry: string): Process | undefined {
  try {
    const status = readFileSync(`/proc/${entry}/status`, 'latin1')
    // Pages that the database's processes share would count once for each of them.
    const own = ['RssAnon', 'RssFile'].reduce((sum, name) => sum + numberIn(status, name), 0)
    return { parent: numberIn(status, 'PPid'), megabytes: own / 1024 }
  } catch {
    return undefined // It has just ended.
  }
}

const numberIn = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

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

import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The database cannot be started, for a reason that the operator can remove. The one-line message says how. */
export class CannotStart extends Error {}

/** A process as the system describes it: its parent, and the command with its arguments. */
type Running = { parent: number; command: string }

/**
 * Takes possession of a locked data folder. Ends the database that a killed product left running, but never one whose
 * product still lives (former versions take no lock), nor another process with a reused pid. Throws CannotStart.
 */
export async function takeOver(dataDir: string, cluster: string) {
  const ownerFile = path.join(dataDir, 'pid')
  const lockFile = path.join(cluster, 'postmaster.pid')
  const postmaster = await readPid(lockFile)
  if (postmaster) {
    const running = await findPostgres(postmaster, cluster)
    if (running) {
      const owner = await readPid(ownerFile)
      // A living product is the parent of its database. After its death another process may get its pid, but the
      // database has another parent.
      if (owner && owner !== process.pid && running.parent === owner) {
        throw new CannotStart(`The data folder ${dataDir} is in use by process ${owner}.`)
      }
      await end(postmaster, cluster)
    }
    // Postgres itself would take any process with this pid for another server.
    else await rm(lockFile)
  }
  await writeFile(ownerFile, String(process.pid))
}

/** The port of the server that runs on the folder; undefined when none does. */
export async function findRunningPort(cluster: string): Promise<number | undefined> {
  const lockFile = path.join(cluster, 'postmaster.pid')
  const postmaster = await readPid(lockFile)
  if (!postmaster || !(await findPostgres(postmaster, cluster))) return undefined
  // Postgres writes its pid, folder, start and port, a line each.
  return Number((await readFile(lockFile, 'utf8')).split('\n')[3])
}

async function end(postmaster: number, cluster: string) {
  process.kill(postmaster, 'SIGINT')
  for (let waited = 0; await findPostgres(postmaster, cluster); waited += 50) {
    if (waited > 10_000) throw new CannotStart(`Process ${postmaster} holds ${cluster} and does not end.`)
    await setTimeout(50)
  }
}

/** The process, if it is a Postgres on this folder. Throws CannotStart when that cannot be determined. */
async function findPostgres(pid: number, cluster: string): Promise<Running | undefined> {
  if (!isAlive(pid)) return undefined
  const running = await describeProcess(pid)
  if (!running) {
    if (!isAlive(pid)) return undefined // It has just ended.
    throw new CannotStart(
      `It cannot be told whether process ${pid} is the database of ${cluster}. ` +
        `If it is, end it; if not, remove ${path.join(cluster, 'postmaster.pid')}. Then start again.`,
    )
  }
  const isOurs = /\bpostgres(\.exe)? /.test(running.command) && `${running.command} `.includes(` -D ${cluster} `)
  return isOurs ? running : undefined
}

async function describeProcess(pid: number): Promise<Running | undefined> {
  try {
    if (process.platform === 'linux') {
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), command }
    }
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)])
    const [, parent, command = ''] = /^ *(\d+) (.*)$/m.exec(stdout) ?? []
    return parent ? { parent: Number(parent), command } : undefined
  } catch {
    return undefined // It has ended, or this system has no such command; the caller tells them apart.
  }
}

async function readPid(file: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(file, 'utf8'), 10) || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

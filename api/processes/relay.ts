import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { randomToken } from '../secrets.ts'

/*
 * Long streams of bytes from one process of the product to another, over a local socket: each message of Node's IPC
 * channel is copied several times. A socket holds the sender back while the receiver does not read.
 */

/** Where a stream waits to be taken, once, by who knows the token. The bytes are followed by the token if they are all. */
export type Offer = { socketPath: string; token: string }

/** Bytes that are received at a time. */
const CHUNK = 256 * 1024

/**
 * Opens the offering end, until the process exits. Returns the function that offers a stream; `onFault` gets the errors
 * of streams that break off by themselves.
 */
export async function openRelay(onFault: (error: Error) => void): Promise<(bytes: Readable) => Offer> {
  const offered = new Map<string, (receiver: net.Socket) => void>()
  const server = net.createServer(receiver => {
    receiver.on('error', () => undefined) // It has gone; its stream will be told.
    receiver.once('data', token => {
      const give = offered.get(token.toString())
      offered.delete(token.toString())
      if (give) give(receiver)
      else receiver.destroy()
    })
  })
  const socketPath = await ownSocket()
  await once(server.listen(socketPath), 'listening')
  server.unref()

  return bytes => {
    const token = randomToken()
    bytes.once('error', onFault)
    bytes.once('close', () => offered.delete(token))
    offered.set(token, receiver => send(bytes, receiver, token))
    return { socketPath, token }
  }
}

/** Each end breaks off with the other. */
function send(bytes: Readable, receiver: net.Socket, token: string) {
  receiver.once('close', () => bytes.destroy())
  bytes.once('end', () => receiver.end(token))
  bytes.once('close', () => bytes.readableEnded || receiver.destroy())
  bytes.pipe(receiver, { end: false })
}

/** Takes an offered stream. It fails when it breaks off before its end, and when the signal aborts. */
export const takeOffer = (offer: Offer, signal: AbortSignal): Readable => addAbortSignal(signal, new Received(offer))

class Received extends Readable {
  readonly #socket: net.Socket
  /** The last bytes that have come, which may be the token. */
  #last = Buffer.alloc(0)

  constructor({ socketPath, token }: Offer) {
    super({ highWaterMark: CHUNK })
    // Into one buffer: the garbage of a buffer for each piece takes as long as all other work.
    const onread = { buffer: Buffer.allocUnsafe(CHUNK), callback: this.#take.bind(this) }
    this.#socket = net.connect({ path: socketPath, onread })
    this.#socket.write(token)
    this.#socket.on('error', error => this.destroy(error))
    this.#socket.on('end', () => {
      if (this.#last.toString() === token) this.push(null)
      else this.destroy(new Error('A stream broke off'))
    })
    this.on('error', () => undefined) // It may also break before it is read.
  }

  override _read() {
    this.#socket.resume()
  }

  /** Sends the token first, so that the sender knows which stream nobody reads. */
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#socket.destroySoon()
    done(error)
  }

  /** Returns false to get no more until the next `resume`. */
  #take(length: number, buffer: Uint8Array) {
    const bytes = Buffer.concat([this.#last, buffer.subarray(0, length)])
    const known = Math.max(0, bytes.length - TOKEN_LENGTH)
    this.#last = bytes.subarray(known)
    return this.push(bytes.subarray(0, known))
  }
}

const TOKEN_LENGTH = randomToken().length

/** The address of a socket that only this user can open: it is in a folder that only they can enter. */
async function ownSocket(): Promise<string> {
  if (process.platform === 'win32') return String.raw`\\.\pipe\talentdesk-${randomToken()}`
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'relay')
}

import pg from 'pg'
import type { Tx } from '../db.ts'
import type { Log } from '../log.ts'
import { type Follower, follower } from './follower.ts'

/*
 * News between replicas: what one process announces as part of a transaction reaches the followers in every process when
 * it is committed. A process listens over one connection, which is made with the first follower.
 */

const CHANNEL = 'talentdesk_live'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000

/** Sessions and tokens end at once for requests, and within this time for what is followed. */
const RECHECK_EVERY = 15_000

export type Live = {
  /**
   * What is announced on the topic from now on, until the caller returns it or the process stops. Null means that
   * anything may have changed: it comes first, and when the connection was lost for a while. `isAllowed` is asked before
   * each, and every 15 seconds.
   */
  follow(topic: string, isAllowed: () => Promise<boolean>): Follower
  /** Asks of all that is followed whether it still may be, one after the other, and ends what may not. */
  recheck(): Promise<void>
  /** Ends all that is followed, and the connection. */
  close(): Promise<void>
}

/** Tells the followers of the topic, in all processes, when the transaction is committed. `what` is a row's id. */
export async function announce(tx: Tx, topic: string, what: number) {
  await tx.$executeRaw`SELECT 1 FROM pg_notify(${CHANNEL}, ${JSON.stringify([topic, what])})`
}

/** Nothing is connected until somebody follows. */
export function openLive(databaseUrl: string, log: Pick<Log, 'warn'>): Live {
  const followers = new Map<string, Set<Follower>>()
  const all = () => [...followers.values()].flatMap(set => [...set])
  const rechecks = setInterval(() => void recheck(), RECHECK_EVERY).unref()
  let connection: pg.Client | null = null
  let isClosed = false

  function follow(topic: string, isAllowed: () => Promise<boolean>): Follower {
    const made = follower(isAllowed, () => {
      const others = followers.get(topic)
      others?.delete(made)
      if (others?.size === 0) followers.delete(topic)
    })
    followers.set(topic, (followers.get(topic) ?? new Set()).add(made))
    made.tell(null)
    if (isClosed) void made.return()
    else if (!connection) void connect()
    return made
  }

  async function recheck() {
    for (const follower of all()) {
      try {
        await follower.recheck()
      } catch (error) {
        log.warn({ err: error }, 'It could not be checked who follows; that stream was ended')
      }
    }
  }

  async function close() {
    isClosed = true
    clearInterval(rechecks)
    for (const follower of all()) await follower.return()
    const ending = connection
    connection = null
    await ending?.end()
  }

  /** Listens, and again when the connection breaks; the pauses grow up to five seconds. */
  async function connect(pause = FIRST_PAUSE) {
    if (isClosed) return
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'talentdesk live',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    connection = client
    let isLost = false
    const lose = (error?: Error) => {
      if (isLost || connection !== client) return
      isLost = true
      log.warn({ err: error }, 'The connection for live news broke; it is made again')
      client.end().catch(() => undefined) // It is of no use any more, whatever its state.
      setTimeout(() => connection === client && void connect(Math.min(pause * 2, LONGEST_PAUSE)), pause).unref()
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload }) => pass(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      pause = FIRST_PAUSE
      for (const one of all()) one.tell(null)
    } catch (error) {
      lose(error instanceof Error ? error : undefined)
    }
  }

  function pass(payload: string) {
    const [topic, what]: [string, number] = JSON.parse(payload)
    for (const follower of followers.get(topic) ?? []) follower.tell(what)
  }

  return { follow, recheck, close }
}

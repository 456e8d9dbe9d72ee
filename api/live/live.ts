import pg from 'pg'
import type { Tx } from '../db.ts'
import type { Log } from '../log.ts'
import { type Follower, follower } from './follower.ts'
import { type Look, openLooks } from './looks.ts'

/*
 * Notifications between replicas: a process announces a change within a transaction; after the commit, the announcement
 * reaches the followers in every process. Each process listens over one connection, opened for the first follower.
 * Postgres commits transactions with announcements one after the other. Topics that every transaction would announce
 * are therefore polled while they are followed.
 */

const CHANNEL = 'talentdesk_live'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000

/** Milliseconds between two heartbeats, and for the answer to a heartbeat: a connection may hang without breaking. */
const HEARTBEAT = 15_000
const ANSWERS_WITHIN = 5_000

/** Milliseconds between rechecks. A stream may outlast its session or token by this time; a request may not. */
const RECHECK_EVERY = 15_000

export type Live = {
  /**
   * The announcements on the topic from now on, until the caller returns the follower or the process stops. Null means
   * that anything may have changed: null is sent first, and after a lost connection. `isAllowed` is called before each
   * announcement, and every 15 seconds.
   */
  follow(topic: string, isAllowed: () => Promise<boolean>): Follower
  /** Checks all followers one after the other, and ends each follower that may no longer follow. */
  recheck(): Promise<void>
  /** Ends all followers and the connection. */
  close(): Promise<void>
}

/** Announces to the topic's followers in all processes after the commit. `what`: a row's id, or another number. */
export async function announce(tx: Pick<Tx, '$executeRaw'>, topic: string, what: number) {
  await tx.$executeRaw`SELECT 1 FROM pg_notify(${CHANNEL}, ${JSON.stringify([topic, what])})`
}

/** Opens the notifications; the first follower opens the connection. `looks` has the topics that are polled. */
export function openLive(databaseUrl: string, log: Pick<Log, 'warn'>, looks: Record<string, Look> = {}): Live {
  const followers = new Map<string, Set<Follower>>()
  const all = () => [...followers.values()].flatMap(set => [...set])
  const rechecks = setInterval(() => void recheck(), RECHECK_EVERY).unref()
  const looking = openLooks(looks, {
    log,
    isFollowed: topic => followers.has(topic),
    tell: topic => tell(topic, null),
  })
  let stopListening: (() => Promise<void>) | undefined
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
    else if (!looking.start(topic)) stopListening ??= listen(databaseUrl, log, { onNews: pass, onGap: notifyAll })
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

  function notifyAll() {
    for (const follower of all()) follower.tell(null)
  }

  function pass(payload: string) {
    const [topic, what]: [string, number] = JSON.parse(payload)
    tell(topic, what)
  }

  function tell(topic: string, what: number | null) {
    for (const follower of followers.get(topic) ?? []) follower.tell(what)
  }

  async function close() {
    isClosed = true
    clearInterval(rechecks)
    for (const follower of all()) await follower.return()
    await looking.close()
    await stopListening?.()
  }

  return { follow, recheck, close }
}

/** `onGap` is called when the connection is opened: announcements before that were missed. */
type Listener = { onNews(payload: string): void; onGap(): void }

/** Listens, and reconnects with backoff when the connection breaks. Returns a function that stops the listening. */
function listen(databaseUrl: string, log: Pick<Log, 'warn'>, { onNews, onGap }: Listener): () => Promise<void> {
  let connection: pg.Client | null = null

  async function connect(pause = FIRST_PAUSE) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'talentdesk live',
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWERS_WITHIN,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    connection = client
    const heartbeat = setInterval(() => client.query('SELECT 1').catch(lose), HEARTBEAT).unref()
    let isLost = false
    const lose = (error?: Error) => {
      clearInterval(heartbeat)
      if (isLost || connection !== client) return
      isLost = true
      log.warn({ err: error }, 'The connection for live news broke; it is made again')
      client.end().catch(() => undefined) // The connection is useless now, in any state.
      setTimeout(() => connection === client && void connect(Math.min(pause * 2, LONGEST_PAUSE)), pause).unref()
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload = '' }) => onNews(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      pause = FIRST_PAUSE
      onGap()
    } catch (error) {
      lose(error instanceof Error ? error : undefined)
    }
  }

  void connect()
  return async () => {
    const ending = connection
    connection = null
    await ending?.end()
  }
}

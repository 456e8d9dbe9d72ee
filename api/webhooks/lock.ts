import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { FORGET_LOST_CLIENT } from '../db.ts'
import type { Log } from '../log.ts'

/** The number of the lock: arbitrary, used for nothing else. The replica with the lock delivers for all replicas. */
const DELIVERY_LOCK = 7_213_460_031

/** Milliseconds between two attempts to take the lock. */
const TRIES_EVERY = 2_000

/**
 * Milliseconds between heartbeats, and milliseconds to wait for the answer to a heartbeat. Heartbeats are needed as a
 * connection may hang without breaking.
 */
const HEARTBEAT = 10_000
const ANSWERS_WITHIN = 10_000

export type HeldLock = {
  /** Aborted when the connection with the lock is lost: another replica may deliver from then on. */
  lost: AbortSignal
  release(): Promise<void>
}

/**
 * Waits for the lock; returns null when the signal is aborted. The database releases the lock when the connection ends,
 * so a crashed replica does not block the others.
 */
export async function takeLock(
  databaseUrl: string,
  log: Pick<Log, 'warn'>,
  signal: AbortSignal,
): Promise<HeldLock | null> {
  while (!signal.aborted) {
    const held = await tryLock(databaseUrl).catch(error => {
      log.warn({ err: error }, 'The lock for sending webhooks could not be asked for')
      return null
    })
    if (held) return held
    await wait(TRIES_EVERY, undefined, { signal, ref: false }).catch(() => undefined) // Aborted; the loop ends.
  }
  return null
}

async function tryLock(connectionString: string): Promise<HeldLock | null> {
  const client = new pg.Client({
    connectionString,
    application_name: 'talentdesk webhooks',
    connectionTimeoutMillis: 5_000,
    query_timeout: ANSWERS_WITHIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const lost = new AbortController()
  const lose = () => lost.abort()
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  let isHeld = false
  try {
    await client.query(FORGET_LOST_CLIENT)
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [DELIVERY_LOCK])
    isHeld = rows[0]?.held === true
  } finally {
    if (!isHeld) await client.end()
  }
  if (!isHeld) return null
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(lose), HEARTBEAT).unref()
  lost.signal.addEventListener('abort', () => clearInterval(heartbeat))
  return { lost: lost.signal, release: () => client.end() }
}

import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Bits } from './bits.ts'
import { type Condition, meets } from './condition.ts'
import { type Found, type Indexed, indexed, type PageWanted, type Place, type Wanted } from './messages.ts'
import { changedRows, loadRows } from './rows.ts'
import { type Row, readRows, type Snapshot } from './snapshot.ts'

/** Rows that have changed are compared one by one. When there are so many, and such a share of all, all are loaded anew. */
const MANY_CHANGED = 2_000
const SHARE_CHANGED = 0.01

/** Conditions whose rows are remembered: people turn pages, and go back to what they typed before. */
const REMEMBERED = 16

/** Milliseconds; no query takes so long, and no connection to be made. */
const QUERY_TIMEOUT = 30_000
const CONNECTS_WITHIN = 5_000

/** Milliseconds after a fault until all rows are loaded anew. */
const RETRY_AFTER = 5_000

/** What is in memory of a table. */
type Held = {
  snapshot: Snapshot
  /** The rows that have changed since the snapshot. */
  changed: Map<number, Row>
  remembered: LRUCache<string, Bits>
  /** The snapshot of the database up to which changes are held. */
  seen: string
  /** The version of the data that is known to be held. */
  version?: string
}

/** The word index of a table. It is loaded when it is first asked, and follows the changes whenever it is asked. */
export function openTable(databaseUrl: string, model: Indexed) {
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0, query_timeout: QUERY_TIMEOUT },
    ...{ connectionTimeoutMillis: CONNECTS_WITHIN, keepAlive: true },
    application_name: `talentdesk words of ${model}`,
  })
  let held: Held | undefined
  let isLoading = false
  /** What a load has thrown, for whoever asks next. */
  let untold: { error: unknown } | undefined
  /** The time before which nothing is loaded. */
  let retryAt = 0
  /** The reads of changes, one after the other. */
  let followed: Promise<void> = Promise.resolve()

  // A database that crashed may have lost changes that are in memory.
  pool.on('connect', forget)
  pool.on('error', forget) // An idle connection broke; the next question opens another.

  function forget() {
    held = undefined
  }

  function fail() {
    forget()
    retryAt = Date.now() + RETRY_AFTER
  }

  async function load() {
    isLoading = true
    try {
      const read = readRows(indexed[model])
      const seen = await connected(client => loadRows(client, model, read.add))
      held = { snapshot: read.finish(), changed: new Map(), remembered: new LRUCache({ max: REMEMBERED }), seen }
    } catch (error) {
      fail()
      untold = { error }
    } finally {
      isLoading = false
    }
  }

  /** Takes over what has changed. The version was read before, so all that it counts is seen. */
  async function follow(version: string) {
    const following = held
    if (!following || following.version === version) return
    const changes = await connected(client => changedRows(client, model, following.seen)).catch(error => {
      fail()
      throw error
    })
    if (!changes) return forget()
    const { snapshot, changed } = following
    for (const id of changes.ids) {
      snapshot.takeOut(id)
      changed.delete(id)
    }
    for (const row of changes.rows) changed.set(row.id, row)
    Object.assign(following, { seen: changes.seen, version })
    if (changed.size > Math.max(MANY_CHANGED, snapshot.size * SHARE_CHANGED)) forget()
  }

  async function connected<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let isBroken = true
    try {
      const result = await work(client)
      isBroken = false
      return result
    } finally {
      client.release(isBroken)
    }
  }

  /** Null while the rows are not loaded. Throws each fault once. */
  async function find({ condition, version, page }: Wanted): Promise<Found | null> {
    if (untold) {
      const { error } = untold
      untold = undefined
      throw error
    }
    followed = followed.catch(() => undefined).then(() => follow(version)) // Who asked before was told.
    await followed
    if (held) return foundIn(held, condition, page)
    if (!isLoading && Date.now() >= retryAt) void load()
    return null
  }

  return { find, close: () => pool.end() }
}

function foundIn({ snapshot, changed, remembered }: Held, condition: Condition, page?: PageWanted): Found {
  const key = JSON.stringify(condition)
  const met = remembered.get(key) ?? snapshot.meeting(condition)
  remembered.set(key, met)
  const others = [...changed.values()].filter(({ values }) => meets(values, condition))
  const count = met.countIn(snapshot.there) + others.length
  return { count, ids: page ? idsOf(page, { snapshot, met, others }) : [] }
}

type Met = { snapshot: Snapshot; met: Bits; others: Row[] }

/** Merges the rows of the snapshot with those that have changed. */
function idsOf({ direction, take, after }: PageWanted, { snapshot, met, others }: Met): number[] {
  const step = direction === 'asc' ? 1 : -1
  const compare = (one: Place, other: Place) => step * (one.createdAt - other.createdAt || one.id - other.id)
  const rest = others.filter(row => !after || compare(row, after) > 0).sort(compare)
  const ids: number[] = []
  const merge = (upTo?: Place) => {
    while (rest[0] && ids.length < take && (!upTo || compare(rest[0], upTo) < 0)) ids.push((rest.shift() as Row).id)
  }
  let place = met.seek(startOf(snapshot, step, after), step)
  for (; place !== undefined && ids.length < take; place = met.seek(place + step, step)) {
    if (!snapshot.there.has(place)) continue
    const row = snapshot.rowAt(place)
    if (after && compare(row, after) <= 0) continue
    merge(row)
    if (ids.length < take) ids.push(row.id)
  }
  merge()
  return ids
}

/** The place at which a page begins; that of `after` itself, if it is there. */
function startOf({ size, firstFrom }: Snapshot, step: 1 | -1, after?: Place): number {
  if (!after) return step === 1 ? 0 : size - 1
  const first = firstFrom(after)
  return step === 1 ? first : Math.min(first, size - 1)
}

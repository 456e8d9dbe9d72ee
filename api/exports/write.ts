import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import type { Deps } from '../deps.ts'
import { lastPosition } from '../events/events.ts'
import { expectOwner } from '../files/jobs.ts'
import { spoolStream } from '../files/spool.ts'
import type { Export } from '../generated/prisma/client.ts'
import { nextUpdatedSince } from '../lists/changes.ts'
import { lastLine } from '../lists/jsonRows.ts'
import { exportedList } from './lists.ts'
import { KEPT_HOURS, MOST_BYTES, MOST_PART_BYTES, PART_RECORDS } from './rules.ts'

type Writing = Pick<Deps, 'db' | 'transaction' | 'query' | 'jsonRows' | 'storage' | 'clock'> & { signal: AbortSignal }

/**
 * Writes what is missing of an export. Each part is read in a short transaction of its own, passes through the disk and
 * not through memory, and is kept with the id of its last record, from which a later attempt goes on.
 */
export async function writeParts(context: Writing, id: number) {
  const { db, signal } = context
  const made = await begin(context, id)
  if (!made) return
  let number = await db.exportPart.count({ where: { exportId: id } })
  let after = (await lastPart(context, id))?.lastId ?? 0
  for (let page = await pageAfter(context, made, after); page; page = await pageAfter(context, made, after)) {
    signal.throwIfAborted()
    await addPart(context, made, { number, after, ...page })
    after = page.lastId
    number += 1
  }
  const { count } = await db.export.findUniqueOrThrow({ where: { id } })
  const end = Buffer.from(lastLine(count))
  const kept = await keep(context, Readable.from([end]))
  await context.transaction(async tx => {
    await tx.exportPart.create({ data: { exportId: id, number, lastId: after, ...kept } })
    const done = { state: 'DONE' as const, finishedAt: context.clock.now(), bytes: { increment: kept.bytes } }
    await tx.export.update({ where: { id }, data: done })
  })
}

const lastPart = ({ db }: Writing, exportId: number) =>
  db.exportPart.findFirst({ where: { exportId }, orderBy: { number: 'desc' } })

/** Null for an export that is gone or over, also because its owner may not sign in any more. */
async function begin(context: Writing, id: number): Promise<Export | null> {
  const { db, clock } = context
  const made = await db.export.findUnique({ where: { id }, include: { user: { select: { disabledAt: true } } } })
  if (!made || made.state === 'DONE' || made.state === 'FAILED') return null
  if (made.user.disabledAt) {
    await db.export.update({ where: { id }, data: { state: 'FAILED', failure: 'Its owner may not sign in any more.' } })
    return null
  }
  if (made.state === 'RUNNING') return made
  const { name, isDated } = exportedList(made.type)
  // Both before the first row is read: what is committed later comes with them.
  const position = await lastPosition(context)
  const next = isDated ? await nextUpdatedSince(context) : null
  const [[total] = []] = await context.query({ text: `SELECT count(*) FROM "${name.table}"${since(made)}`, values: [] })
  const data = { state: 'RUNNING' as const, total: Number(total), nextUpdatedSince: next, position }
  return db.export.update({ where: { id }, data: { ...data, expiresAt: addHours(clock.now(), KEPT_HOURS) } })
}

const since = ({ updatedSince }: Export, and = 'WHERE') =>
  updatedSince ? ` ${and} "updatedAt" >= '${updatedSince.toISOString()}'` : ''

type Page = { lastId: number }

/** The next records by their ids; null when there are none. */
async function pageAfter({ query }: Writing, made: Export, after: number): Promise<Page | null> {
  const { table } = exportedList(made.type).name
  const ids = `SELECT id FROM "${table}" WHERE id > $1${since(made, 'AND')} ORDER BY id LIMIT ${PART_RECORDS}`
  const [[lastId] = []] = await query({ text: `SELECT max(id) FROM (${ids}) AS page`, values: [after] })
  return lastId === null ? null : { lastId: Number(lastId) }
}

async function addPart(
  context: Writing,
  made: Export,
  { number, after, lastId }: Page & { number: number; after: number },
) {
  const list = exportedList(made.type).with({
    ...{ without: made.without, framing: 'part', ids: [after, lastId] },
    changed: { since: made.updatedSince?.toISOString() ?? null },
  })
  const read = await context.jsonRows.read(list, context.signal)
  const tally = { lines: 0 }
  const kept = await keep(context, Readable.from(counted(Buffer.isBuffer(read) ? [read] : read, tally)))
  await context.transaction(async tx => {
    await tx.exportPart.create({ data: { exportId: made.id, number, lastId, ...kept } })
    const grown = { count: { increment: tally.lines }, bytes: { increment: kept.bytes } }
    const { bytes } = await tx.export.update({ where: { id: made.id }, data: grown, select: { bytes: true } })
    if (bytes > MOST_BYTES) throw new Error('An export is too large')
  })
}

/** Passes bytes on and counts their lines: some records may have been deleted since the page was looked up. */
async function* counted(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, tally: { lines: number }) {
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1)) tally.lines += 1
    yield chunk
  }
}

const LINE_BREAK = 0x0a

/** Stores bytes under a key of their own. No record owns them, so they are removed after 24 hours. */
async function keep({ db, storage }: Writing, bytes: Readable) {
  const spool = await spoolStream(storage, bytes, { limit: MOST_PART_BYTES })
  try {
    if (spool.size > MOST_PART_BYTES) throw new Error('A part of an export is too large')
    const key = randomBytes(24).toString('base64url')
    await expectOwner(db, key)
    await storage.put(key, spool.stream, {
      size: spool.size,
      sha256: spool.sha256,
      contentType: 'application/x-ndjson',
    })
    return { key, bytes: spool.size, sha256: spool.sha256 }
  } finally {
    await spool.close()
  }
}

/** Removes what is known of exports whose parts are removed. */
export async function sweepExports({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db.export.deleteMany({ where: { createdAt: { lt: subHours(clock.now(), 2 * KEPT_HOURS) } } })
}

import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../deps.ts'
import type { Introduction } from '../generated/prisma/client.ts'
import { FIRST_HASH, hashOf, sha256 } from './chain.ts'

/** A record that was changed or is missing. */
export type Fault = { record: number; what: string }

export type Verified = {
  /** The number of records. */
  records: number
  /** The number of records with erased content, which does not affect the chain. */
  erased: number
  /** The number and hash of the last record. A printed proof contains the number and hash of an earlier record. */
  head: { id: number; hash: string }
  faults: Fault[]
}

type ReadAccess = Pick<Deps, 'db' | 'storage'>

/** The number and hash of a record, as in a printed proof. */
type RecordHash = { id: number; hash: string }

/** Number of records read at a time. */
const PAGE = 500

/**
 * Reads the whole ledger and returns its faults: changed, missing or added records, changed content and changed files.
 * As the chain stays valid if its last records are removed, also checks that each share has a record, and that the
 * `expected` records exist.
 */
export async function verifyLedger(reads: ReadAccess, expected: RecordHash[] = []): Promise<Verified> {
  const verified: Verified = { records: 0, erased: 0, head: { id: 0, hash: FIRST_HASH }, faults: [] }
  const hashes = new Map(expected.map(({ id }) => [id, '']))
  for (let page = await pageAfter(reads, 0); page.length > 0; page = await pageAfter(reads, verified.head.id)) {
    for (const record of page) {
      const faults = await faultsOf(reads, record, verified.head)
      verified.faults.push(...faults.map(what => ({ record: record.id, what })))
      verified.records += 1
      if (record.content === null && record.event !== 'OPENED') verified.erased += 1
      if (hashes.has(record.id)) hashes.set(record.id, record.hash)
      verified.head = { id: record.id, hash: record.hash }
    }
  }
  for (const { id, hash } of expected) {
    if (hashes.get(id) !== hash) verified.faults.push({ record: id, what: 'is not the one that the proof names' })
  }
  for (const { id } of await sharesWithoutRecord(reads)) {
    verified.faults.push({ record: 0, what: `of the share ${id} is missing` })
  }
  return verified
}

const pageAfter = ({ db }: ReadAccess, id: number) =>
  db.introduction.findMany({ where: { id: { gt: id } }, orderBy: { id: 'asc' }, take: PAGE })

async function faultsOf({ db, storage }: ReadAccess, record: Introduction, before: RecordHash): Promise<string[]> {
  const faults: string[] = []
  if (record.id !== before.id + 1) faults.push(`follows on ${before.id}: records between them are missing`)
  if (record.previousHash !== before.hash) faults.push('does not name the hash of the record before it')
  if (record.hash !== hashOf(record)) faults.push('was changed: its hash is another one')
  const isErased = record.content === null && record.event !== 'OPENED'
  if (!isErased && record.contentHash !== sha256(record.content ?? '')) faults.push('has other content')
  if (record.pdfHash && !isErased) {
    const file = await db.storedFile.findFirst({ where: { introductionId: record.id }, select: { key: true } })
    const bytes = file && (await storage.read(file.key))
    if (!bytes) faults.push('lacks its PDF')
    else if ((await hashOfStream(bytes)) !== record.pdfHash) faults.push('has another PDF')
  }
  return faults
}

async function hashOfStream(bytes: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

const sharesWithoutRecord = ({ db }: ReadAccess) =>
  db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Share" share
    WHERE NOT EXISTS (SELECT 1 FROM "Introduction" record WHERE record."shareId" = share.id AND record.event = 'SHARED')
    ORDER BY id LIMIT 100`

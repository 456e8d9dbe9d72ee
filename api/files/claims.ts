import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { Conflict, InvalidInput } from '../problems.ts'
import { keyOfUrl } from './files.ts'
import { expectOwner, removeSoon, type UNOWNED } from './jobs.ts'
import type { FileKind } from './rules.ts'

const GONE = 'The uploaded file is no longer there. Please upload it again.'

/** The record that files belong to. */
export type Owner = { [Key in keyof typeof UNOWNED]: Record<Key, number> }[keyof typeof UNOWNED]

/** A field of a record that may name a file. */
export type Slot = { kind: FileKind; url: string | null | undefined }

/**
 * The kinds of files that fit a slot. The file of an application or of an imported resume becomes the resume of its
 * talent; then both own it. A resume that was uploaded to be read may be sent with an application.
 */
const FITTING: Record<FileKind, FileKind[]> = {
  PICTURE: ['PICTURE'],
  RESUME: ['RESUME', 'APPLICATION', 'IMPORT'],
  PORTFOLIO: ['PORTFOLIO'],
  APPLICATION: ['APPLICATION', 'RESUME'],
  LOGO: ['LOGO'],
  INTRODUCTION: ['INTRODUCTION'],
  IMPORT: ['IMPORT'],
}

/**
 * Makes the record the owner of the files its slots name, and releases its other files of those kinds; these are
 * removed after 24 hours. Name all slots of a kind in one call; an empty address empties the slot. External addresses
 * (http, https) are ignored. Throws InvalidInput when a file does not exist or does not fit its slot, and Conflict when
 * another record of the same noun owns it.
 */
export async function claimFiles(tx: Tx, owner: Owner, slots: Slot[]) {
  const named: string[] = []
  for (const { kind, url } of slots) {
    const key = keyOfUrl(url)
    if (key === null && url?.startsWith('/')) throw new InvalidInput(GONE) // A path of this site that names no file.
    if (key === null) continue
    await claim(tx, owner, key, kind)
    named.push(key)
  }
  const kinds = [...new Set(slots.flatMap(slot => FITTING[slot.kind]))]
  await release(tx, owner, { kind: { in: kinds }, key: { notIn: named } })
}

/** Call before deleting a record: deletes its files' rows, and their bytes right after the commit. */
export async function removeFilesOf(tx: Tx, owner: Owner) {
  await tx.storedFile.updateMany({ where: { AND: [owner, ownedByBoth] }, data: nobody(owner) })
  const files = await tx.storedFile.findMany({ where: owner, select: { key: true } })
  await tx.storedFile.deleteMany({ where: { key: { in: files.map(file => file.key) } } })
  for (const { key } of files) await removeSoon(tx, key)
}

async function claim(tx: Tx, owner: Owner, key: string, kind: FileKind) {
  const { count } = await tx.storedFile.updateMany({
    where: { key, kind: { in: FITTING[kind] }, OR: [nobody(owner), owner] },
    data: owner,
  })
  if (count === 1) return
  const file = await tx.storedFile.findUnique({ where: { key } })
  if (!file) throw new InvalidInput(GONE)
  if (!FITTING[kind].includes(file.kind)) throw new InvalidInput('The uploaded file is not of the right kind.')
  throw new Conflict('The uploaded file belongs to another record. Please upload it again.')
}

async function release(tx: Tx, owner: Owner, which: Prisma.StoredFileWhereInput) {
  const released = await tx.storedFile.findMany({ where: { ...owner, ...which }, select: { key: true } })
  if (released.length === 0) return
  const keys = released.map(file => file.key)
  await tx.storedFile.updateMany({ where: { key: { in: keys } }, data: nobody(owner) })
  for (const key of keys) await expectOwner(tx, key)
}

const ownedByBoth = {
  talentId: { not: null },
  OR: [{ applicationId: { not: null } }, { importedResumeId: { not: null } }],
} satisfies Prisma.StoredFileWhereInput

const nobody = (owner: Owner) => Object.fromEntries(Object.keys(owner).map(key => [key, null]))

import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { Conflict, InvalidInput } from '../problems.ts'
import { keyOfUrl } from './files.ts'
import { expectOwner, removeSoon, type UNOWNED } from './jobs.ts'
import type { FileKind } from './rules.ts'

const GONE = 'The uploaded file is no longer there. Please upload it again.'

/** The record that owns files. */
export type Owner = { [Key in keyof typeof UNOWNED]: Record<Key, number> }[keyof typeof UNOWNED]

/** A field of a record that may refer to a file. */
export type Slot = { kind: FileKind; url: string | null | undefined }

/**
 * The kinds of files that fit a field's kind. The file of an application or imported resume becomes the resume of its
 * talent; then both records own the file. A resume that was uploaded to be read may be sent with an application.
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
 * Makes the record the owner of the files in its slots, and releases its other files of those kinds; released files are
 * removed after 24 hours. Pass all slots of a kind in one call; an empty address empties the slot. External addresses
 * (http, https) are ignored. Throws InvalidInput if a file does not exist or does not fit its slot, and Conflict if
 * another record of the same type owns it.
 */
export async function claimFiles(tx: Tx, owner: Owner, slots: Slot[]) {
  const named: string[] = []
  for (const { kind, url } of slots) {
    const key = keyOfUrl(url)
    if (key === null && url?.startsWith('/')) throw new InvalidInput(GONE) // A path on this site that is not of a file.
    if (key === null) continue
    await claim(tx, owner, key, kind)
    named.push(key)
  }
  const kinds = [...new Set(slots.flatMap(slot => FITTING[slot.kind]))]
  await release(tx, owner, { kind: { in: kinds }, key: { notIn: named } })
}

/** Call before deleting a record: deletes the rows of its files now, and the bytes right after the commit. */
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

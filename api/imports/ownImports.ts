import type { Tx } from '../db.ts'
import type { ImportedResume, Prisma } from '../generated/prisma/client.ts'
import { announce, type Live } from '../live/live.ts'
import { NotFound } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { isAdmin, type Viewer } from '../viewer.ts'

/** The states of resumes that still need a decision by the user. */
export const OPEN = ['WAITING', 'READING', 'READY', 'FAILED'] as const

export const isOpen = ({ status }: Pick<ImportedResume, 'status'>) => OPEN.some(open => open === status)

/** The condition of imports that the viewer may see: only the viewer's own, for admins all. */
export const ownImports = (viewer: Viewer | null): { createdById?: number } =>
  viewer && isAdmin(viewer) ? {} : { createdById: viewer?.id ?? 0 }

/** The condition of imports with resumes that still need a decision. */
export const openImports: Prisma.ResumeImportWhereInput = { resumes: { some: { status: { in: [...OPEN] } } } }

/** A resume with the id of the user who uploaded it. */
export type OwnedResume = ImportedResume & { createdById: number }

/** Reads and locks a resume of the viewer until the transaction ends. Throws NotFound, also for a resume of others. */
export async function lockOwnResume(tx: Tx, viewer: Viewer, id: number): Promise<OwnedResume> {
  const row = await lockRow(tx, { model: 'ImportedResume', id, what: 'Resume' })
  const { createdById } = await findOwnImport(tx, viewer, { id: row.importId, what: 'Resume' })
  return { ...row, createdById }
}

/** Finds an import of the viewer. Throws NotFound about `what`, also for an import of another user. */
export async function findOwnImport(tx: Tx, viewer: Viewer, { id, what }: { id: number; what: string }) {
  const found = await tx.resumeImport.findFirst({
    where: { AND: [{ id }, ownImports(viewer)] },
    select: { createdById: true },
  })
  if (!found) throw new NotFound(what)
  return found
}

/** Announces to the user who started the import that a resume was added, read, changed or removed. */
export const announceImport = (tx: Tx, { importId, createdById }: { importId: number; createdById: number }) =>
  announce(tx, topicOf(createdById), importId)

/** Yields the ids of a user's changed imports; null if any may have changed. Checks `isAllowed` before each id. */
export const followImports = (live: Live, personId: number, isAllowed: () => Promise<boolean>) =>
  live.follow(topicOf(personId), isAllowed)

const topicOf = (personId: number) => `imports of user ${personId}`

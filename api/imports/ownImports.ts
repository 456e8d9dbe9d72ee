import type { Tx } from '../db.ts'
import type { ImportedResume, Prisma } from '../generated/prisma/client.ts'
import { NotFound } from '../problems.ts'
import { lockRow } from '../rows/lock.ts'
import { isAdmin, type Viewer } from '../viewer.ts'

/** The states in which a resume still waits for somebody's decision. */
export const OPEN = ['WAITING', 'READING', 'READY', 'FAILED'] as const

export const isOpen = ({ status }: Pick<ImportedResume, 'status'>) => OPEN.some(open => open === status)

/** The imports that somebody may see: their own, an admin all. */
export const ownImports = (viewer: Viewer | null): { createdById?: number } =>
  viewer && isAdmin(viewer) ? {} : { createdById: viewer?.id ?? 0 }

/** Imports of which something is left to do. */
export const openImports: Prisma.ResumeImportWhereInput = { resumes: { some: { status: { in: [...OPEN] } } } }

/** A resume with the person who handed it in. */
export type Owned = ImportedResume & { createdById: number }

/** Reads a resume of the viewer's and locks it until the transaction ends. Throws NotFound, also for somebody else's. */
export async function lockOwnResume(tx: Tx, viewer: Viewer, id: number): Promise<Owned> {
  const row = await lockRow(tx, { model: 'ImportedResume', id, what: 'Resume' })
  const { createdById } = await findOwnImport(tx, viewer, { id: row.importId, what: 'Resume' })
  return { ...row, createdById }
}

/** Finds an import of the viewer's. Throws NotFound of `what`, also for somebody else's. */
export async function findOwnImport(tx: Tx, viewer: Viewer, { id, what }: { id: number; what: string }) {
  const found = await tx.resumeImport.findFirst({
    where: { AND: [{ id }, ownImports(viewer)] },
    select: { createdById: true },
  })
  if (!found) throw new NotFound(what)
  return found
}

import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import { claimFiles } from '../files/claims.ts'
import { discard, type KeptFile, storeUpload, type Upload } from '../files/files.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { Conflict, InvalidInput } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { createTalentRules } from '../talents/rules.ts'
import { addTalent } from '../talents/talents.ts'
import { readSoon } from './jobs.ts'
import { announceImport, findOwnImport, isOpen, lockOwnResume, OPEN, type OwnedResume } from './ownImports.ts'
import {
  draftRules,
  MOST_BYTES,
  MOST_FILES,
  MOST_OPEN,
  placeRules,
  TOO_MANY_BYTES,
  TOO_MANY_FILES,
  TOO_MANY_OPEN,
} from './rules.ts'

/** Starts an import without resumes, which are added one by one. */
export function startImport(context: Staff, input: object = {}): Promise<Id> {
  return transactionOnce(context, { operation: 'startResumeImport', input }, tx =>
    tx.resumeImport.create({ data: { createdById: context.viewer.id }, select: { id: true } }),
  )
}

type Addition = { importId: number; position?: number | null; file?: Upload | null; idempotencyKey?: string | null }

/**
 * Adds a resume to an import: stores the file, its row and the job that reads it. Throws NotFound, InvalidInput if the
 * import is full, TooLarge and Unsupported. A refused file leaves nothing stored.
 */
export async function addResume(
  context: Staff,
  { importId, file: upload, idempotencyKey, ...input }: Addition,
): Promise<Id> {
  if (!upload) throw new InvalidInput('Please choose a resume.', { file: 'Please choose a resume.' })
  const { position } = parse(placeRules, input)
  await findOwnImport(context.db, context.viewer, { id: importId, what: 'Import' })
  const file = await storeUpload(context, { upload, kind: 'IMPORT', uploadedById: context.viewer.id })
  const once = { importId, position, sha256: file.sentSha256, idempotencyKey }
  let isAdded = false
  try {
    return await transactionOnce(context, { operation: 'addImportedResume', input: once }, async tx => {
      const added = await insertResume(tx, context, { importId, position, file })
      isAdded = true
      return added
    })
  } finally {
    if (!isAdded) await discard(context, file.key)
  }
}

type Arrival = { importId: number; position: number | undefined; file: KeptFile }

async function insertResume(tx: Tx, { viewer }: Staff, { importId, file, ...chosen }: Arrival): Promise<Id> {
  // Locks the import, so that the counts below are still correct when the row is added.
  await tx.$queryRaw`SELECT 1 FROM "ResumeImport" WHERE id = ${importId} FOR UPDATE`
  const { createdById } = await findOwnImport(tx, viewer, { id: importId, what: 'Import' })
  const { _count, _sum, _max } = await tx.importedResume.aggregate({
    where: { importId },
    _count: true,
    _sum: { size: true },
    _max: { position: true },
  })
  if (_count >= MOST_FILES) throw new InvalidInput(TOO_MANY_FILES)
  if ((_sum.size ?? 0) + file.size > MOST_BYTES) throw new InvalidInput(TOO_MANY_BYTES)
  const open = await tx.importedResume.count({ where: { import: { createdById }, status: { in: [...OPEN] } } })
  if (open >= MOST_OPEN) throw new InvalidInput(TOO_MANY_OPEN)
  const position = chosen.position ?? (_max.position ?? -1) + 1
  const taken = { importId_position: { importId, position } }
  if (await tx.importedResume.findUnique({ where: taken, select: { id: true } })) {
    throw new Conflict('This place in the import is taken.')
  }
  const { id } = await tx.importedResume.create({
    data: {
      ...{ importId, position, fileName: file.name, size: file.size },
      ...{ sha256: file.sentSha256, resumeUrl: file.url },
    },
    select: { id: true },
  })
  await claimFiles(tx, { importedResumeId: id }, [{ kind: 'IMPORT', url: file.url }])
  await record(tx, viewer, 'file.uploaded', {}, [{ field: 'import', before: null, after: file.url }])
  await readSoon(tx, { id, position })
  await announceImport(tx, { importId, createdById })
  return { id }
}

/** Reads a failed resume again. Throws NotFound and Conflict. */
export function retryResume(context: Staff, { id }: Id): Promise<Id> {
  return change(context, id, async (tx, resume) => {
    if (resume.status !== 'FAILED') throw new Conflict('Only a resume that could not be read is read again.')
    await tx.importedResume.update({ where: { id }, data: { status: 'WAITING', problem: null, reason: null } })
    await readSoon(tx, resume)
  })
}

/** Discards a resume, which can be restored for a day. Throws NotFound and Conflict. */
export function discardResume(context: Staff, { id }: Id): Promise<Id> {
  return change(context, id, async (tx, resume) => {
    if (resume.status === 'DISCARDED') return
    if (!isOpen(resume)) throw new Conflict('This resume has become a talent already.')
    await tx.importedResume.update({ where: { id }, data: { status: 'DISCARDED' } })
  })
}

/** Restores a discarded resume. Throws NotFound and Conflict. */
export function restoreResume(context: Staff, { id }: Id): Promise<Id> {
  return change(context, id, async (tx, resume) => {
    if (resume.status !== 'DISCARDED') throw new Conflict('This resume was not discarded.')
    const status = resume.extraction ? 'READY' : resume.problem ? 'FAILED' : 'WAITING'
    await tx.importedResume.update({ where: { id }, data: { status } })
    if (status === 'WAITING') await readSoon(tx, resume)
  })
}

/** Stores the unsaved input of the form; an empty draft removes it. Throws NotFound and Conflict. */
export function keepDraft({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<Id> {
  const { draft } = parse(draftRules, { draft: null, ...input })
  return transaction(async tx => {
    const resume = await lockOwnResume(tx, viewer, id)
    if (!isOpen(resume)) throw new Conflict('This resume is not open any more.')
    await tx.importedResume.update({ where: { id }, data: { draft } })
    return { id }
  })
}

/** The ids of the resume and of the talent made of it. */
type SavedResume = Id & { talentId: number }

/**
 * Adds a talent with a resume's file, and removes the other data read from the resume. A second call returns the
 * same talent. Throws InvalidInput, NotFound and Conflict.
 */
export function saveResume({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<SavedResume> {
  return transaction(async tx => {
    const resume = await lockOwnResume(tx, viewer, id)
    if (resume.status === 'SAVED' && resume.talentId !== null) return { id, talentId: resume.talentId }
    if (!isOpen(resume)) throw new Conflict('This resume is not open any more.')
    const talent = parse(createTalentRules, input)
    const made = await addTalent(tx, viewer, { ...talent, resumeUrl: talent.resumeUrl ?? resume.resumeUrl })
    await tx.importedResume.update({ where: { id }, data: { ...EMPTIED, status: 'SAVED', talentId: made.id } })
    await claimFiles(tx, { importedResumeId: id }, [{ kind: 'IMPORT', url: null }])
    await announceImport(tx, resume)
    return { id, talentId: made.id }
  })
}

/** The columns of a resume that are emptied after a talent was made of it. */
const EMPTIED = { extraction: Prisma.DbNull, draft: null, problem: null, reason: null, contactKeys: [] }

function change({ viewer, transaction }: Staff, id: number, work: (tx: Tx, resume: OwnedResume) => Promise<void>) {
  return transaction(async tx => {
    const resume = await lockOwnResume(tx, viewer, id)
    await work(tx, resume)
    await announceImport(tx, resume)
    return { id }
  })
}

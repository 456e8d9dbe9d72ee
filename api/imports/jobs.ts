import { subDays } from 'date-fns/subDays'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { contactKeys, keysMadeFor } from '../contacts/contactKeys.ts'
import { countryOf } from '../contacts/country.ts'
import type { Database, Tx } from '../db.ts'
import { removeFilesOf } from '../files/claims.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { type Attempt, defineJob, enqueue } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import { type ExtractedResume, readExtraction, storeExtraction } from '../reading/extraction.ts'
import { type BackgroundReading, problemOf, readInBackground } from '../reading/inBackground.ts'
import type { Contact } from '../rules/contacts.ts'
import { announceImport, OPEN } from './ownImports.ts'
import { TAKEN_BACK_DAYS, WAITS_DAYS } from './rules.ts'

/** Reads an imported resume and stores the result. Ignores a resume that was deleted, read or discarded. */
export const readResume = defineJob({
  name: 'imports.read',
  payload: z.object({ id: z.number().int() }),
  maxAttempts: 5,
  run: async (context: Database & BackgroundReading & Attempt & { clock: Clock }, { id }) => {
    const resume = await context.db.importedResume.findUnique({ where: { id, ...UNREAD }, select: { resumeUrl: true } })
    if (!resume) return
    await settle(context, id, { status: 'READING' })
    await readInBackground(context, resume.resumeUrl, {
      read: async read => settle(context, id, ready(read, await countryOf(context.db))),
      failed: fault => settle(context, id, failure(fault)),
    })
  },
})

/** The priority of the job, below all other jobs (0). The first files of each import are read before later files. */
const PRIORITY = 10

/**
 * Queues the reading of a resume in the transaction that adds the resume. Resumes are read one at a time, so that a
 * large import leaves a worker and a reader for other jobs: docs/decisions/033.
 */
export const readSoon = (tx: Tx, { id, position }: { id: number; position: number }) =>
  enqueue(tx, readResume, { id }, { key: KEY_PREFIX + id, queue: 'imports', priority: PRIORITY + position })

/** Marks resumes as failed that have no job or no attempts left, for example if every attempt killed the process. */
export const endForgotten = defineJob({
  name: 'imports.endForgotten',
  cron: '*/10 * * * *',
  payload: z.object({}),
  maxAttempts: 1,
  run: async (deps: Database & { clock: Clock }) => {
    const forgotten = await deps.db.$queryRaw<{ id: number }[]>`
      SELECT id FROM "ImportedResume" resume
      WHERE status IN ('WAITING', 'READING') AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs job
        WHERE job.key = ${KEY_PREFIX} || resume.id AND (attempts < max_attempts OR locked_at IS NOT NULL))`
    for (const { id } of forgotten) await settle(deps, id, failure(null))
  },
})

/** Removes discarded resumes after a day and other resumes after 30 days, with their files, and then empty imports. */
export const removeOld = defineJob({
  name: 'imports.removeOld',
  cron: '41 * * * *',
  payload: z.object({}),
  maxAttempts: 1,
  run: async ({ db, transaction, clock }: Database & { clock: Clock }) => {
    const now = clock.now()
    const old = await db.importedResume.findMany({
      where: {
        OR: [
          { status: 'DISCARDED', updatedAt: { lt: subDays(now, TAKEN_BACK_DAYS) } },
          { status: { in: [...OPEN, 'SAVED'] }, updatedAt: { lt: subDays(now, WAITS_DAYS) } },
        ],
      },
      select: { id: true },
      take: MOST_AT_ONCE,
    })
    for (const { id } of old) {
      await transaction(async tx => {
        await removeFilesOf(tx, { importedResumeId: id })
        await tx.importedResume.deleteMany({ where: { id } })
      })
    }
    await db.resumeImport.deleteMany({
      where: { resumes: { none: {} }, createdAt: { lt: subDays(now, TAKEN_BACK_DAYS) } },
    })
  },
})

const MOST_AT_ONCE = 1_000

/** Renews contact keys that were made for another country or version. */
export const renewKeys = defineJob({
  name: 'imports.renewKeys',
  cron: '* * * * *',
  payload: z.object({}),
  maxAttempts: 1,
  run: async ({ db }: Pick<Database, 'db'>) => {
    const country = await countryOf(db)
    const old = await db.importedResume.findMany({
      where: { status: 'READY', OR: [{ contactsFor: null }, { contactsFor: { not: keysMadeFor(country) } }] },
      select: { id: true, extraction: true, updatedAt: true },
      take: MOST_AT_ONCE,
    })
    for (const { id, extraction, updatedAt } of old) {
      const keys = keysOf(readExtraction(extraction) ?? {}, country)
      // `updatedAt` stays unchanged, as the deletion of old resumes depends on the last change by a user.
      await db.importedResume.updateMany({ where: { id, updatedAt }, data: { ...keys, updatedAt } })
    }
  },
})

export const importJobs = [readResume, endForgotten, removeOld, renewKeys]

const KEY_PREFIX = 'import:'

/** The condition of resumes that a reading may change; discarded resumes must not change. */
const UNREAD = { status: { in: ['WAITING', 'READING'] } } satisfies Prisma.ImportedResumeWhereInput

const ready = (resume: ExtractedResume, country: string | null) => ({
  status: 'READY' as const,
  extraction: storeExtraction(resume),
  ...keysOf(resume, country),
})

const keysOf = (contact: Contact, country: string | null) => ({
  contactKeys: contactKeys(contact, country),
  contactsFor: keysMadeFor(country),
})

function failure(fault: unknown) {
  const problem = problemOf(fault)
  return {
    status: 'FAILED' as const,
    problem: problem?.message ?? UNREADABLE,
    reason: problem?.extensions.reason ?? null,
  }
}

const UNREADABLE = 'Failed to upload and parse the resume. Please try again.'

/** Stores the state of a resume, and announces it to the user who started the import. */
function settle(
  { transaction, clock }: Pick<Database, 'transaction'> & { clock: Clock },
  id: number,
  data: Prisma.ImportedResumeUpdateManyMutationInput,
) {
  return transaction(async tx => {
    const { count } = await tx.importedResume.updateMany({ where: { id, ...UNREAD }, data })
    if (count === 0) return
    const select = { importId: true, fileName: true, import: { select: { createdById: true } } } as const
    const { importId, fileName, import: of } = await tx.importedResume.findUniqueOrThrow({ where: { id }, select })
    if (data.status === 'FAILED') {
      await notify(tx, {
        ...{ kind: 'READING_FAILED', userIds: [of.createdById], cause: `imported resume ${id}` },
        ...{ at: clock.now(), detail: fileName },
      })
    }
    await announceImport(tx, { importId, createdById: of.createdById })
  })
}

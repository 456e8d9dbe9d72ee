import { once } from 'node:events'
import { z } from 'zod'
import type { Database, Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import type { ExtractedResume } from '../extraction/extraction.ts'
import { storeExtraction } from '../extraction/extraction.ts'
import { OverLimit, Stopping } from '../extraction/reading.ts'
import { keyOfUrl, openStored } from '../files/files.ts'
import { type Attempt, defineJob, enqueue } from '../jobs/jobs.ts'
import { score } from '../matching/explain.ts'
import { readNeed } from '../matching/need.ts'
import { Unreadable, Unsupported } from '../problems.ts'
import { announceChange } from './changes.ts'
import { PROCESSING_FAILED } from './words.ts'

/** The dependencies of reading an application. */
type Reading = Database & Pick<Deps, 'storage'> & { extraction: Pick<Deps['extraction'], 'extractResume'> }

/** Reads an application's resume and stores the result. Ignores an application that is gone or already read. */
export const readApplication = defineJob({
  name: 'applications.read',
  payload: z.object({ id: z.number().int() }),
  maxAttempts: 8,
  run: async (context: Reading & Attempt, { id }) => {
    const application = await context.db.externalApplication.findUnique({
      where: { id, isProcessed: false },
      select: toRead,
    })
    if (!application) return
    try {
      await save(context, application, await read(context, application.resumeUrl))
    } catch (fault) {
      // The queue is about to stop as well and then takes the job back.
      if (fault instanceof Stopping && !context.signal.aborted) await once(context.signal, 'abort')
      // A retry may succeed; after the last attempt the application is marked as failed.
      if (context.isLastAttempt && !context.signal.aborted) await save(context, application, null)
      throw fault
    }
  },
})

/** Enqueues the reading of an application in the transaction that creates it. */
export const readSoon = (tx: Tx, id: number) => enqueue(tx, readApplication, { id }, { key: KEY_PREFIX + id })

/** Marks applications as failed whose job is gone or out of attempts, for example when each killed the process. */
export const endForgotten = defineJob({
  name: 'applications.endForgotten',
  payload: z.object({}),
  maxAttempts: 1,
  run: async (deps: Database) => {
    const forgotten = await deps.db.$queryRaw<{ id: number }[]>`
      SELECT id FROM "ExternalApplication" application
      WHERE NOT "isProcessed" AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs job
        WHERE job.key = ${KEY_PREFIX} || application.id AND (attempts < max_attempts OR locked_at IS NOT NULL))`
    const ids = forgotten.map(({ id }) => id)
    const applications = await deps.db.externalApplication.findMany({ where: { id: { in: ids } }, select: toRead })
    for (const application of applications) await save(deps, application, null)
  },
})

/** The cron schedule of this room's jobs. */
export const applicationCrons = [{ job: endForgotten, match: '*/10 * * * *' }]

export const applicationJobs = [readApplication, endForgotten]

const KEY_PREFIX = 'application:'

const toRead = {
  id: true,
  resumeUrl: true,
  dealId: true,
  deal: { select: { title: true, jobDescription: true } },
} as const

/** A file that exceeds the limits this many times is unreadable; the first time, the machine may have been busy. */
const TRIES_OVER_LIMIT = 2

/** Returns null when the file itself is unreadable. Throws other faults. */
async function read(context: Reading & Attempt, resumeUrl: string): Promise<ExtractedResume | null> {
  const { extraction, signal, attempt } = context
  const key = keyOfUrl(resumeUrl) ?? ''
  const bytes = { key, open: () => openStored(context, key) }
  try {
    return await extraction.extractResume({ bytes, signal, isBackground: true, picturesToo: true })
  } catch (fault) {
    const isBusy = fault instanceof OverLimit && attempt < TRIES_OVER_LIMIT
    if (!isBusy && (fault instanceof Unreadable || fault instanceof Unsupported)) return null
    throw fault
  }
}

type Applied = { id: number; dealId: number; deal: { title: string; jobDescription: string | null } }

function save(
  { transaction }: Pick<Database, 'transaction'>,
  { id, dealId, deal: { title, jobDescription } }: Applied,
  resume: ExtractedResume | null,
) {
  const said = resume && {
    role: resume.role || null,
    techStack: resume.techStack,
    extraction: storeExtraction(resume),
    matchPercentage: jobDescription ? score(readNeed(`${title}\n${jobDescription}`), resume).percentage : null,
  }
  return transaction(async tx => {
    const { count } = await tx.externalApplication.updateMany({
      where: { id, isProcessed: false },
      data: { isProcessed: true, name: resume?.name || PROCESSING_FAILED, ...said },
    })
    if (count > 0) await announceChange(tx, { id, dealId })
  })
}

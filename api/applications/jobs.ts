import { z } from 'zod'
import { PROCESSING_FAILED } from '../candidates/words.ts'
import type { Database, Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import { type Attempt, defineJob, enqueue } from '../jobs/jobs.ts'
import { score } from '../matching/explain.ts'
import { readNeed } from '../matching/need.ts'
import { notify } from '../notifications/notify.ts'
import type { ExtractedResume } from '../reading/extraction.ts'
import { storeExtraction } from '../reading/extraction.ts'
import { type BackgroundReading, problemOf, readInBackground } from '../reading/inBackground.ts'
import { announceChange } from './changes.ts'
import { writeToApplicant } from './letters.ts'

type Reading = Database & BackgroundReading & Pick<Deps, 'clock'>

/** Reads an application's resume and stores the result. Ignores applications that were removed or already read. */
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
    await readInBackground(context, application.resumeUrl, {
      read: resume => save(context, application, { resume }),
      failed: fault => save(context, application, { readingProblem: whyUnread(fault) }),
    })
  },
})

/** The reason, shown to staff, why a resume could not be read; undefined if only the log contains the reason. */
function whyUnread(fault: unknown): string | undefined {
  const problem = problemOf(fault)
  return problem?.extensions.reason === 'PASSWORD' ? 'The file is protected by a password.' : problem?.message
}

/** Enqueues the reading of an application in the transaction that creates it. */
export const readSoon = (tx: Tx, id: number) => enqueue(tx, readApplication, { id }, { key: KEY_PREFIX + id })

/** Marks applications as failed if their job disappeared or has no attempts left, e.g. after crashes of the process. */
export const endForgotten = defineJob({
  name: 'applications.endForgotten',
  cron: '*/10 * * * *',
  payload: z.object({}),
  maxAttempts: 1,
  run: async (deps: Database & Pick<Deps, 'clock'>) => {
    const forgotten = await deps.db.$queryRaw<{ id: number }[]>`
      SELECT id FROM "ExternalApplication" application
      WHERE NOT "isProcessed" AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs job
        WHERE job.key = ${KEY_PREFIX} || application.id AND (attempts < max_attempts OR locked_at IS NOT NULL))`
    const ids = forgotten.map(({ id }) => id)
    const applications = await deps.db.externalApplication.findMany({ where: { id: { in: ids } }, select: toRead })
    for (const application of applications) await save(deps, application, {})
  },
})

export const applicationJobs = [readApplication, endForgotten, writeToApplicant]

const KEY_PREFIX = 'application:'

const toRead = {
  id: true,
  resumeUrl: true,
  dealId: true,
  deal: { select: { title: true, jobDescription: true } },
} as const

type ApplicationToRead = {
  id: number
  dealId: number
  resumeUrl: string
  deal: { title: string; jobDescription: string | null }
}

/** The data read from a resume, or the reason why it could not be read, if known. */
type ReadingOutcome = { resume?: ExtractedResume; readingProblem?: string | undefined }

function save(
  { transaction, clock }: Pick<Database, 'transaction'> & Pick<Deps, 'clock'>,
  { id, dealId, resumeUrl, deal: { title, jobDescription } }: ApplicationToRead,
  { resume, readingProblem }: ReadingOutcome,
) {
  const fields = resume && {
    role: resume.role || null,
    techStack: resume.techStack,
    extraction: storeExtraction(resume),
    matchPercentage: jobDescription
      ? score(readNeed(`${title}\n${jobDescription}`), resume, clock.now()).percentage
      : null,
  }
  return transaction(async tx => {
    const { count } = await tx.externalApplication.updateMany({
      // Skips the update if the applicant has replaced the resume meanwhile: the new resume has a job of its own.
      where: { id, resumeUrl, isProcessed: false },
      data: {
        isProcessed: true,
        name: resume?.name || PROCESSING_FAILED,
        readingProblem: readingProblem ?? null,
        ...fields,
      },
    })
    if (count === 0) return
    if (!resume) await notifyOwner(tx, { id, dealId })
    await announceChange(tx, { id, dealId })
  })
}

/** Notifies the deal's owner of a resume that could not be read. */
async function notifyOwner(tx: Tx, { id, dealId }: Pick<ApplicationToRead, 'id' | 'dealId'>) {
  const { ownerId } = await tx.deal.findUniqueOrThrow({ where: { id: dealId }, select: { ownerId: true } })
  const cause = `reading of application ${id}`
  await notify(tx, { kind: 'READING_FAILED', userIds: [ownerId], cause, dealId, applicationId: id })
}

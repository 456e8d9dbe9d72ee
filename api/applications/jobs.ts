import { z } from 'zod'
import { db, transaction } from '../db.ts'
import type { ExtractedResume, Extraction } from '../extraction/extraction.ts'
import { storeExtraction } from '../extraction/stored.ts'
import { keyOfUrl, readStored } from '../files/files.ts'
import { Unreadable, Unsupported } from '../graphql/problems.ts'
import { defineJob, type JobContext } from '../jobs/jobs.ts'
import { readNeed } from '../matching/need.ts'
import { score } from '../matching/score.ts'
import { announceChange } from './changes.ts'
import { PROCESSING_FAILED } from './rules.ts'

/** Reads an application's resume and stores what it says. An application that is gone or read already is let alone. */
export const readApplication = defineJob({
  name: 'applications.read',
  payload: z.object({ id: z.number().int() }),
  maxAttempts: 8,
  run: async ({ id }, context) => {
    const application = await db.externalApplication.findUnique({
      where: { id, isProcessed: false },
      select: { id: true, resumeUrl: true, dealId: true, deal: { select: { jobDescription: true } } },
    })
    if (!application) return
    try {
      await save(application, await read(application.resumeUrl, context))
    } catch (fault) {
      // Another try may do better, and there is none after the last.
      if (context.isLastAttempt && !context.signal.aborted) await save(application, null)
      throw fault
    }
  },
})

let extraction: Extraction

/** The jobs of this room; `reader` reads the resumes. */
export function applicationJobs(reader: Extraction) {
  extraction = reader
  return [readApplication]
}

/** Null when the file itself is the reason that nothing can be read. Other faults are thrown. */
async function read(resumeUrl: string, { signal }: JobContext): Promise<ExtractedResume | null> {
  const bytes = await readStored(keyOfUrl(resumeUrl) ?? '')
  try {
    return await extraction.extractResume({ bytes, signal })
  } catch (fault) {
    if (fault instanceof Unreadable || fault instanceof Unsupported) return null
    throw fault
  }
}

type Applied = { id: number; dealId: number; deal: { jobDescription: string | null } }

function save({ id, dealId, deal: { jobDescription } }: Applied, resume: ExtractedResume | null) {
  const said = resume && {
    role: resume.role || null,
    techStack: resume.techStack,
    extraction: storeExtraction(resume),
    matchPercentage: jobDescription ? score(readNeed(jobDescription), resume).percentage : null,
  }
  return transaction(async tx => {
    const { count } = await tx.externalApplication.updateMany({
      where: { id, isProcessed: false },
      data: { isProcessed: true, name: resume?.name || PROCESSING_FAILED, ...said },
    })
    if (count > 0) await announceChange(tx, { id, dealId })
  })
}

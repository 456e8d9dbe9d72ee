import { once } from 'node:events'
import type { Deps } from '../deps.ts'
import { keyOfUrl, openStored } from '../files/files.ts'
import type { Attempt } from '../jobs/jobs.ts'
import { Problem, Unreadable, Unsupported } from '../problems.ts'
import type { ExtractedResume } from './extraction.ts'
import { OverLimit, Stopping } from './reading.ts'

/** The dependencies for reading a stored resume in a job. */
export type BackgroundReading = Pick<Deps, 'storage'> & { extraction: Pick<Deps['extraction'], 'extractResume'> }

type Outcome = {
  read(resume: ExtractedResume): Promise<void>
  /** Called if the file is unreadable, or if the last attempt failed. */
  failed(fault: unknown): Promise<void>
}

/** The attempts after which a file over the limits is unreadable; the first time, the machine may have been busy. */
const TRIES_OVER_LIMIT = 2

/** Reads a stored resume in a job, with a lower priority than people's requests. Throws errors that a retry may fix. */
export async function readInBackground(
  context: BackgroundReading & Attempt,
  resumeUrl: string,
  { read, failed }: Outcome,
): Promise<void> {
  const { extraction, signal, attempt, isLastAttempt } = context
  const key = keyOfUrl(resumeUrl) ?? ''
  const bytes = { key, open: () => openStored(context, key) }
  try {
    await read(await extraction.extractResume({ bytes, signal, isBackground: true, picturesToo: true }))
  } catch (fault) {
    const isBusy = fault instanceof OverLimit && attempt < TRIES_OVER_LIMIT
    if (!isBusy && (fault instanceof Unreadable || fault instanceof Unsupported)) return failed(fault)
    // The queue is stopping, too, and will repeat the job later.
    if (fault instanceof Stopping && !signal.aborted) await once(signal, 'abort')
    if (isLastAttempt && !signal.aborted) await failed(fault)
    throw fault
  }
}

/** The problem because of which a reading failed, if its message is for users. */
export const problemOf = (fault: unknown): Problem | undefined =>
  fault instanceof Problem && fault.code !== 'INTERNAL' ? fault : undefined

import { z } from 'zod'
import { candidateNotes, candidateStatus } from '../candidates/rules.ts'

/** The name of an application whose file cannot be read. */
export const PROCESSING_FAILED = 'Processing Failed - Name Not Found'

/** What staff change of an application: what is sent. */
export const updateApplicationRules = z.object({ status: candidateStatus, notes: candidateNotes }).partial()

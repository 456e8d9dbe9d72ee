import { z } from 'zod'
import { keyOf, optionalInstant, optionalText } from '../rules/rules.ts'
import { candidateLabels, candidateStatuses } from './words.ts'

/** The number of talents the add dialog offers. */
export const SUGGESTIONS = 10
export const SUGGESTIONS_WHEN_SEARCHING = 20

export const INTERVIEW_DATE_MISPLACED = 'An interview date can only be set with the status Interviewed'

const TALENT_REQUIRED = 'A talent is required'

/** The match of a talent in per cent; less than 1 is no match. */
const matchPercentage = z
  .number()
  .int()
  .refine(
    percentage => percentage >= 1 && percentage <= 100,
    `${candidateLabels.matchPercentage} must be from 1 to 100`,
  )

export const candidateStatus = keyOf(candidateStatuses, 'Status is unknown')
export const candidateNotes = optionalText(candidateLabels.notes, 10_000)

/** Rules for adding a talent to a deal. */
export const addCandidateRules = z
  .object({
    talentId: z.number({ error: TALENT_REQUIRED }).int({ error: TALENT_REQUIRED }).positive({ error: TALENT_REQUIRED }),
    status: z.preprocess(value => value ?? 'APPLIED', candidateStatus),
    notes: candidateNotes.optional(),
    interviewDate: optionalInstant(candidateLabels.interviewDate).optional(),
    matchPercentage: matchPercentage.nullish(),
  })
  .refine(({ status, interviewDate }) => !interviewDate || status === 'INTERVIEWED', {
    path: ['interviewDate'],
    message: INTERVIEW_DATE_MISPLACED,
  })

/** Rules for a change of the fields that are sent. The interview date is checked in the verb, which has the record. */
export const updateCandidateRules = z
  .object({
    status: candidateStatus,
    notes: candidateNotes,
    interviewDate: optionalInstant(candidateLabels.interviewDate),
  })
  .partial()

export type CandidateChange = z.output<typeof updateCandidateRules>

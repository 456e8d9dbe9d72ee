import { z } from 'zod'
import { keyOf, optionalInstant, optionalText } from '../rules/rules.ts'

/** How the specification writes the statuses, in the order they are offered; the keys are those of the API. */
export const candidateStatuses = {
  APPLIED: 'Applied',
  SCREENED: 'Screened',
  SENT: 'Sent',
  INTERVIEWED: 'Interviewed',
  SELECTED: 'Selected',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
} as const

export type CandidateStatus = keyof typeof candidateStatuses

/** How many talents the add dialog offers (section 9). */
export const SUGGESTIONS = 10
export const SUGGESTIONS_WHEN_SEARCHING = 20

export const INTERVIEW_DATE_MISPLACED = 'An interview date can only be set with the status Interviewed'

const TALENT_REQUIRED = 'A talent is required'

/** What a match has told, in per cent (0-decisions, section 7). */
const matchPercentage = z
  .number()
  .int()
  .refine(percentage => percentage >= 1 && percentage <= 100, 'Match percentage must be from 1 to 100')

export const candidateStatus = keyOf(candidateStatuses, 'Status is unknown')
export const candidateNotes = optionalText('Notes', 10_000)

/** Section 5, 'Add candidate'. */
export const addCandidateRules = z
  .object({
    talentId: z.number({ error: TALENT_REQUIRED }).int({ error: TALENT_REQUIRED }).positive({ error: TALENT_REQUIRED }),
    status: z.preprocess(value => value ?? 'APPLIED', candidateStatus),
    notes: candidateNotes.optional(),
    interviewDate: optionalInstant('Interview date').optional(),
    matchPercentage: matchPercentage.nullish(),
  })
  .refine(({ status, interviewDate }) => !interviewDate || status === 'INTERVIEWED', {
    path: ['interviewDate'],
    message: INTERVIEW_DATE_MISPLACED,
  })

/** A change of what is sent. The rule about the interview date needs the record, too. */
export const updateCandidateRules = z
  .object({
    status: candidateStatus,
    notes: candidateNotes,
    interviewDate: optionalInstant('Interview date'),
  })
  .partial()

export type CandidateChange = z.output<typeof updateCandidateRules>

import { z } from 'zod'
import { keyOf, optionalInstant, optionalText } from '../rules/rules.ts'
import { MOST_AT_ONCE } from '../talents/words.ts'
import { candidateLabels, candidateStatuses } from './words.ts'

/** The number of talents offered by the add dialog. */
export const SUGGESTIONS = 10
export const SUGGESTIONS_WHEN_SEARCHING = 20

export const INTERVIEW_DATE_MISPLACED = 'An interview date can only be set with the status Interviewed'

export const STATUS_SINCE_MISPLACED =
  'Since when somebody has a status can be said of the past, with a status other than Selected'

const TALENT_REQUIRED = 'A talent is required'

const MISMATCH = `${candidateLabels.matchPercentage} must be from 1 to 100`

/** The match of a talent in per cent; below 1 there is no match. */
const matchPercentage = z.number().int().min(1, MISMATCH).max(100, MISMATCH)

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

export type NewCandidate = z.output<typeof addCandidateRules>

/** Rules for adding several talents to a deal. */
export const addCandidatesRules = z.object({
  candidates: z
    .array(addCandidateRules)
    .min(1, TALENT_REQUIRED)
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} talents can be added at once`)
    .refine(isEachOnce, 'Each talent can be added once')
    .refine(isOneWinner, 'Only one candidate can be Selected'),
})

function isEachOnce(candidates: readonly NewCandidate[]) {
  return new Set(candidates.map(({ talentId }) => talentId)).size === candidates.length
}

function isOneWinner(candidates: readonly NewCandidate[]) {
  return candidates.filter(({ status }) => status === 'SELECTED').length <= 1
}

/** Rules for a change of the sent fields. `updateCandidate` checks the interview date against the record. */
export const updateCandidateRules = z
  .object({
    status: candidateStatus,
    notes: candidateNotes,
    interviewDate: optionalInstant(candidateLabels.interviewDate),
    statusSince: optionalInstant(candidateLabels.statusSince),
  })
  .partial()

export type CandidateChange = z.output<typeof updateCandidateRules>

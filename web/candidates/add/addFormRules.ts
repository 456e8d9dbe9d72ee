import { addCandidateRules, type CandidateStatus } from '../../../api/candidates/rules.ts'
import { rulesFor } from '../../forms/rulesFor.ts'
import { instantOf } from '../localTime.ts'
import type { ChosenTalent } from './TalentChoices.tsx'

/** What stands in the form; the interview date is local time, as its field writes it. */
export type AddValues = { talentId: ChosenTalent | null; status: CandidateStatus; notes: string; interviewDate: string }

export const emptyValues: AddValues = { talentId: null, status: 'APPLIED', notes: '', interviewDate: '' }

/** The server's rules, for what stands in the form. Notes and interview date are there only when they say something. */
export const addFormRules = rulesFor(addCandidateRules, (values: AddValues) => {
  const { talentId, status, notes, interviewDate } = values
  return {
    talentId: talentId?.databaseId,
    status,
    ...(notes.trim() && { notes }),
    ...(status === 'INTERVIEWED' && interviewDate && { interviewDate: instantOf(interviewDate) }),
  }
})

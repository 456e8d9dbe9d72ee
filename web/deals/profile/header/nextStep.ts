import { isLiveDeal } from '../../../../api/deals/words.ts'

type Deal = {
  status: string
  jobDescription?: string | null | undefined
  selectedCandidateId?: number | null | undefined
  candidates: readonly { status: string }[]
}

/** The next step of a deal: its primary button. */
export type Step = 'DESCRIBE' | 'FIND' | 'FILL' | 'FINISH' | 'REOPEN'

/** The next step of a deal, by its status, its job description and the candidates who could win it. */
export function nextStep({ status, jobDescription, selectedCandidateId, candidates }: Deal): Step {
  const couldWin = candidates.some(candidate => candidate.status !== 'REJECTED' && candidate.status !== 'WITHDRAWN')
  if (status === 'FILLED') return selectedCandidateId == null && couldWin ? 'FILL' : 'FINISH'
  if (!isLiveDeal(status)) return 'REOPEN'
  if (couldWin) return 'FILL'
  return jobDescription?.trim() ? 'FIND' : 'DESCRIBE'
}

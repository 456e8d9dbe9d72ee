import { isLiveDeal } from '../../../../api/deals/words.ts'

type Deal = {
  status: string
  jobDescription?: string | null | undefined
  selectedCandidateId?: number | null | undefined
  candidates: readonly { status: string }[]
}

/** The next step of a deal, which decides the primary button of its page. */
export type Step = 'DESCRIBE' | 'FIND' | 'FILL' | 'FINISH' | 'REOPEN'

/** The next step, which depends on the deal's status, its job description and the candidates who could be selected. */
export function nextStep({ status, jobDescription, selectedCandidateId, candidates }: Deal): Step {
  const couldWin = candidates.some(candidate => candidate.status !== 'REJECTED' && candidate.status !== 'WITHDRAWN')
  if (status === 'FILLED') return selectedCandidateId == null && couldWin ? 'FILL' : 'FINISH'
  if (!isLiveDeal(status)) return 'REOPEN'
  if (couldWin) return 'FILL'
  return jobDescription?.trim() ? 'FIND' : 'DESCRIBE'
}

import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { type CandidateStatus, candidateStatuses } from '../../api/candidates/rules.ts'
import { useToast } from '../components/Toasts.tsx'

/** What moves one of the two kinds; answers undefined when a former move is still in flight. */
type Send = (status: CandidateStatus, atOnce: (store: RecordSourceSelectorProxy) => void) => Promise<object | undefined>

/** Moves somebody of the deal's table, candidate or applicant, to another status at once, and says how it went. */
export function useStatusMove(id: string, send: Send) {
  const toast = useToast()

  return async function move(status: CandidateStatus) {
    try {
      if (!(await send(status, store => store.get(id)?.setValue(status, 'status')))) return
      toast({ title: 'Status updated', text: `Candidate status has been changed to ${candidateStatuses[status]}.` })
    } catch {
      const text = 'There was an error updating the candidate status. Please try again.'
      toast({ title: 'Error', text, intent: 'error' })
    }
  }
}

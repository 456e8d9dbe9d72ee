import { graphql } from 'react-relay'
import type { useSelectWinnerMutation } from '../__generated__/useSelectWinnerMutation.graphql.ts'
import { useConfirm } from '../components/ConfirmDialog.tsx'
import { useToast } from '../components/Toasts.tsx'
import { useMutation } from '../relay/useMutation.ts'

type Who = { talentId: number; name: string }
type ForWhat = { databaseId: number; title: string; selectedCandidateId: number | null | undefined }

/** Asks, and makes the talent the deal's selected candidate; a former one goes back to Interviewed. */
export function useSelectWinner({ talentId, name }: Who, { databaseId, title, selectedCandidateId }: ForWhat) {
  const [commit] = useMutation<useSelectWinnerMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  return async function select() {
    const former = selectedCandidateId ? ' The candidate selected so far goes back to Interviewed.' : ''
    const text = `${name} becomes the selected candidate for ${title}.${former}`
    if (!(await confirm({ title: 'Select candidate?', text, action: 'Select' }))) return
    try {
      const answer = await commit({ input: { dealId: databaseId, talentId } })
      if (answer) toast({ title: 'Candidate selected', text: `${name} is the selected candidate.` })
    } catch {
      const words = 'There was an error selecting the candidate. Please try again.'
      toast({ title: 'Error', text: words, intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useSelectWinnerMutation($input: SelectWinnerInput!) {
    selectWinner(input: $input) {
      deal {
        selectedCandidateId
        candidates {
          status
        }
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`

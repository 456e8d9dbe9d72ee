import { graphql, useRelayEnvironment } from 'react-relay'
import type { useRemoveCandidateMutation } from '../__generated__/useRemoveCandidateMutation.graphql.ts'
import { useConfirm } from '../components/ConfirmDialog.tsx'
import { useToast } from '../components/Toasts.tsx'
import { isProblem } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { dropFromDeal } from './dropFromDeal.ts'

type Who = { id: string; databaseId: number; name: string }

/** Asks, and takes a candidate off the deal; the talent stays in the database. */
export function useRemoveCandidate({ id, databaseId, name }: Who, deal: { id: string; title: string }) {
  const [commit] = useMutation<useRemoveCandidateMutation>(mutation)
  const environment = useRelayEnvironment()
  const confirm = useConfirm()
  const toast = useToast()

  return async function remove() {
    const text = `Are you sure you want to remove ${name} from ${deal.title}? The talent stays in the database.`
    if (!(await confirm({ title: 'Remove candidate?', text, action: 'Remove', destructive: true }))) return
    try {
      if (await commit({ input: { id: databaseId } })) toast({ title: 'Candidate removed' })
    } catch (error) {
      if (isProblem(error, 'NOT_FOUND')) {
        dropFromDeal(environment, { deal: deal.id, list: 'candidates', id })
        return toast({ title: 'Candidate already removed' })
      }
      const words = 'There was an error removing the candidate. Please try again.'
      toast({ title: 'Error', text: words, intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useRemoveCandidateMutation($input: RemoveCandidateInput!) {
    removeCandidate(input: $input) {
      deal {
        selectedCandidateId
        candidates {
          id
        }
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`

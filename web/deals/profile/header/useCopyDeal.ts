import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useCopyDealMutation } from '../../../__generated__/useCopyDealMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Makes a copy of the deal without its candidates, and leads to the copy. */
export function useCopyDeal(databaseId: number) {
  const [commit, busy] = useMutation<useCopyDealMutation>(mutation)
  const toast = useToast()
  const navigate = useNavigate()
  const refresh = useRefresh()

  async function duplicate() {
    try {
      const answer = await commit({ input: { id: databaseId } })
      if (!answer) return
      const copy = answer.duplicateDeal.deal
      toast({ title: 'Deal duplicated', text: `This is ${copy.title}.` })
      refresh(() => navigate(`/deals/${copy.databaseId}`))
    } catch {
      const text = 'Please try again'
      toast({ title: 'Failed to duplicate deal', text, intent: 'error' })
    }
  }
  return [duplicate, busy] as const
}

const mutation = graphql`
  mutation useCopyDealMutation($input: DuplicateDealInput!) {
    duplicateDeal(input: $input) {
      deal {
        databaseId
        title
      }
    }
  }
`

import { graphql } from 'react-relay'
import type { useDuplicateDealMutation } from '../../../__generated__/useDuplicateDealMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Makes a new Open deal of the same terms, without candidates; the list then has it. */
export function useDuplicateDeal() {
  const [commit] = useMutation<useDuplicateDealMutation>(mutation)
  const refresh = useRefresh()
  const toast = useToast()

  return async ({ id, title }: { id: number; title: string }) => {
    try {
      const answer = await commit({ input: { id } })
      if (!answer) return
      toast({ title: 'Deal duplicated', text: `“${answer.duplicateDeal.deal.title}” is a copy of “${title}”.` })
      refresh()
    } catch {
      toast({ title: 'Failed to duplicate deal', text: 'Please try again', intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useDuplicateDealMutation($input: DuplicateDealInput!) {
    duplicateDeal(input: $input) {
      deal {
        id
        title
      }
    }
  }
`

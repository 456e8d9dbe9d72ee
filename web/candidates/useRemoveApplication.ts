import { graphql, useRelayEnvironment } from 'react-relay'
import type { useRemoveApplicationMutation } from '../__generated__/useRemoveApplicationMutation.graphql.ts'
import { useConfirm } from '../components/ConfirmDialog.tsx'
import { useToast } from '../components/Toasts.tsx'
import { isProblem } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { dropFromDeal } from './dropFromDeal.ts'

type Who = { id: string; databaseId: number; name: string }

/** Asks, and removes an application with its resume. */
export function useRemoveApplication({ id, databaseId, name }: Who, deal: { id: string; title: string }) {
  const [commit] = useMutation<useRemoveApplicationMutation>(mutation)
  const environment = useRelayEnvironment()
  const confirm = useConfirm()
  const toast = useToast()

  return async function remove() {
    const text = `Are you sure you want to remove the application of ${name} for ${deal.title}? The resume is deleted, too. This action cannot be undone.`
    if (!(await confirm({ title: 'Remove application?', text, action: 'Remove', destructive: true }))) return
    try {
      if (await commit({ input: { id: databaseId } })) toast({ title: 'Application removed' })
    } catch (error) {
      if (isProblem(error, 'NOT_FOUND')) {
        dropFromDeal(environment, { deal: deal.id, list: 'applications', id })
        return toast({ title: 'Application already removed' })
      }
      const words = 'There was an error removing the application. Please try again.'
      toast({ title: 'Error', text: words, intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useRemoveApplicationMutation($input: RemoveApplicationInput!) {
    removeApplication(input: $input) {
      deal {
        applications {
          id
        }
        ...ApplicationLimit_deal
        ...DealTimeline_deal
      }
    }
  }
`

import { graphql } from 'react-relay'
import type { useDeleteViewMutation } from '../../__generated__/useDeleteViewMutation.graphql.ts'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { isProblem } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useRefresh } from '../useRefresh.ts'
import { viewProblem } from './viewProblem.ts'

/** Asks, deletes a view of a list of `noun`, and says how it went. The list stays as it is shown. */
export function useDeleteView(noun: string) {
  const [commit] = useMutation<useDeleteViewMutation>(mutation)
  const confirm = useConfirm()
  const refresh = useRefresh()
  const toast = useToast()

  return async ({ id, viewName }: { id: number; viewName: string }) => {
    const wanted = await confirm({
      title: 'Delete this view?',
      text: `Only the view “${viewName}” is deleted. The ${noun} stay.`,
      action: 'Delete',
      destructive: true,
    })
    if (!wanted) return
    try {
      if (!(await commit({ input: { id } }))) return
      toast({ title: 'View deleted', text: `“${viewName}” has been deleted.` })
      refresh()
    } catch (error) {
      toast({
        title: 'Error',
        text: viewProblem(error, 'Failed to delete view. Please try again.'),
        intent: 'error',
      })
      if (isProblem(error, 'NOT_FOUND')) refresh()
    }
  }
}

const mutation = graphql`
  mutation useDeleteViewMutation($input: DeleteViewInput!) {
    deleteView(input: $input) {
      deletedViewId @deleteRecord
    }
  }
`

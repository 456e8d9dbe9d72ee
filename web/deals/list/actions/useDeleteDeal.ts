import { graphql } from 'react-relay'
import type { useDeleteDealMutation } from '../../../__generated__/useDeleteDealMutation.graphql.ts'
import { useConfirm } from '../../../components/ConfirmDialog.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { isProblem } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'

type Wish = { id: number; title: string; onDeleted: () => void }

/** Asks, deletes, and says how it went. A deal that somebody else has deleted is gone all the same. */
export function useDeleteDeal() {
  const [commit] = useMutation<useDeleteDealMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  return async ({ id, title, onDeleted }: Wish) => {
    const wanted = await confirm({
      title: `Delete ${shortened(title)}?`,
      text: 'Its candidates and applications are deleted, too. This action cannot be undone.',
      action: 'Delete',
      destructive: true,
    })
    if (!wanted) return
    try {
      if (!(await commit({ input: { id } }))) return
      toast({ title: 'Deal deleted', text: 'The deal has been successfully deleted.' })
      onDeleted()
    } catch (error) {
      toast({ title: 'Error', text: 'Failed to delete the deal. Please try again.', intent: 'error' })
      if (isProblem(error, 'NOT_FOUND')) onDeleted()
    }
  }
}

function shortened(title: string) {
  const letters = [...title]
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : title
}

const mutation = graphql`
  mutation useDeleteDealMutation($input: DeleteDealInput!) {
    deleteDeal(input: $input) {
      deletedDealId
    }
  }
`

import { graphql } from 'react-relay'
import type { useDeleteTalentMutation } from '../../__generated__/useDeleteTalentMutation.graphql.ts'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { isProblem, serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Asks, deletes, and says how it went. A talent whom somebody else has deleted is gone all the same. */
export function useDeleteTalent(onDeleted: () => void) {
  const [commit] = useMutation<useDeleteTalentMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  return async ({ id, name }: { id: number; name: string }) => {
    const wanted = await confirm({
      title: `Delete ${shortened(name)}?`,
      text: 'Are you sure you want to delete this talent? This action cannot be undone.',
      action: 'Delete',
      destructive: true,
    })
    if (!wanted) return
    try {
      if (!(await commit({ input: { id } }))) return
      toast({
        title: 'Talent deleted',
        text: 'The talent has been successfully removed from the database.',
        intent: 'success',
      })
      onDeleted()
    } catch (error) {
      toast({
        title: 'Cannot Delete Talent',
        text: serverMessage(error, 'Failed to delete the talent. Please try again.'),
        intent: 'error',
      })
      if (isProblem(error, 'NOT_FOUND')) onDeleted()
    }
  }
}

function shortened(name: string) {
  const letters = [...name]
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : name
}

const mutation = graphql`
  mutation useDeleteTalentMutation($input: DeleteTalentInput!) {
    deleteTalent(input: $input) {
      deletedTalentId
    }
  }
`

import { graphql } from 'react-relay'
import type { useDeleteCompanyMutation } from '../../__generated__/useDeleteCompanyMutation.graphql.ts'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { isProblem, serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Asks, deletes, and says how it went. A company that somebody else has deleted is gone all the same. */
export function useDeleteCompany(onDeleted: () => void) {
  const [commit] = useMutation<useDeleteCompanyMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  return async ({ id, name }: { id: number; name: string }) => {
    const wanted = await confirm({
      title: 'Delete company?',
      text: `Are you sure you want to delete ${shortened(name)}? This action cannot be undone.`,
      action: 'Delete',
      destructive: true,
    })
    if (!wanted) return
    try {
      if (!(await commit({ input: { id } }))) return
      toast({ title: 'Company deleted', text: 'The company has been successfully deleted.' })
      onDeleted()
    } catch (error) {
      const text = serverMessage(error, 'Failed to delete the company. Please try again.')
      toast({ title: 'Error', text, intent: 'error' })
      if (isProblem(error, 'NOT_FOUND')) onDeleted()
    }
  }
}

function shortened(name: string) {
  const letters = [...name]
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : name
}

const mutation = graphql`
  mutation useDeleteCompanyMutation($input: DeleteCompanyInput!) {
    deleteCompany(input: $input) {
      deletedCompanyId
    }
  }
`

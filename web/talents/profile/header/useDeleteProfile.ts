import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useDeleteProfileMutation } from '../../../__generated__/useDeleteProfileMutation.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { useConfirm } from '../../../components/ConfirmDialog.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { serverMessage } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Asks, deletes the talent and leads back to the list as it was left. */
export function useDeleteProfile({ id, databaseId }: { id: string; databaseId: number }) {
  const [commit, busy] = useMutation<useDeleteProfileMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const list = useLastAddress('/')

  async function remove() {
    if (!(await confirm(question))) return
    try {
      // Not taken out of the store while its page is still shown: only no list may show it again without asking.
      const answer = await commit(
        { input: { id: databaseId } },
        { updater: store => store.get(id)?.invalidateRecord() },
      )
      if (!answer) return
    } catch (error) {
      const text = serverMessage(error, 'Failed to delete the talent. Please try again.')
      return toast({ title: 'Cannot Delete Talent', text, intent: 'error' })
    }
    toast({ title: 'Talent deleted', text: 'The talent has been successfully removed from the database.' })
    await navigate(list, { replace: true })
  }
  return [remove, busy] as const
}

const question = {
  title: 'Delete talent?',
  text: 'Are you sure you want to delete this talent? This action cannot be undone.',
  action: 'Delete',
  destructive: true,
}

const mutation = graphql`
  mutation useDeleteProfileMutation($input: DeleteTalentInput!) {
    deleteTalent(input: $input) {
      deletedTalentId
    }
  }
`

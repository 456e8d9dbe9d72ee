import { graphql } from 'react-relay'
import type { useDisableUserMutation } from '../../__generated__/useDisableUserMutation.graphql.ts'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Asks, and locks a colleague out. */
export function useDisableUser() {
  const [commit] = useMutation<useDisableUserMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  return async ({ id, name }: { id: number; name: string }) => {
    const wanted = await confirm({
      title: 'Disable user?',
      text: `${name} is signed out everywhere at once, and their API tokens are revoked. What they have written stays.`,
      action: 'Disable',
      destructive: true,
    })
    if (!wanted) return
    try {
      if (await commit({ input: { id } })) toast({ title: 'User disabled', text: `${name} cannot sign in any more.` })
    } catch (error) {
      toast({ title: 'Failed to disable user', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useDisableUserMutation($input: DisableUserInput!) {
    disableUser(input: $input) {
      user {
        disabledAt
      }
    }
  }
`

import { graphql } from 'react-relay'
import type { useEnableUserMutation } from '../../__generated__/useEnableUserMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Lets a disabled colleague sign in again. */
export function useEnableUser() {
  const [commit] = useMutation<useEnableUserMutation>(mutation)
  const toast = useToast()

  return async ({ id, name }: { id: number; name: string }) => {
    try {
      if (await commit({ input: { id } })) toast({ title: 'User enabled', text: `${name} can sign in again.` })
    } catch (error) {
      toast({ title: 'Failed to enable user', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useEnableUserMutation($input: EnableUserInput!) {
    enableUser(input: $input) {
      user {
        disabledAt
      }
    }
  }
`

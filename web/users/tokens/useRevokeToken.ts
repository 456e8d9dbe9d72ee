import { graphql } from 'react-relay'
import type { useRevokeTokenMutation } from '../../__generated__/useRevokeTokenMutation.graphql.ts'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { isProblem, serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Asks, and ends a token. One that was revoked in another window is gone all the same. */
export function useRevokeToken() {
  const [commit, busy] = useMutation<useRevokeTokenMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()

  async function revoke({ databaseId: id, name }: { databaseId: number; name: string }) {
    const wanted = await confirm({
      title: 'Revoke token?',
      text: `Programs that use “${name}” are refused from then on. This action cannot be undone.`,
      action: 'Revoke',
      destructive: true,
    })
    if (!wanted) return
    try {
      if (!(await commit({ input: { id } }))) return
      toast({ title: 'Token revoked', text: `“${name}” lets nobody in any more.` })
    } catch (error) {
      const text = serverMessage(error, 'Please try again.')
      toast({ title: 'Failed to revoke token', text, intent: 'error' })
      if (isProblem(error, 'NOT_FOUND')) refresh()
    }
  }
  return [revoke, busy] as const
}

const mutation = graphql`
  mutation useRevokeTokenMutation($input: RevokeApiTokenInput!) {
    revokeApiToken(input: $input) {
      viewer {
        ...ApiTokens_viewer
      }
    }
  }
`

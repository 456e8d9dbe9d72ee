import { graphql } from 'react-relay'
import type { useRevokeShareMutation } from '../../../__generated__/useRevokeShareMutation.graphql.ts'
import { useConfirm } from '../../../components/ConfirmDialog.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { serverMessage } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Asks, and makes the share link of a talent lead nowhere. */
export function useRevokeShare(id: number) {
  const [commit, busy] = useMutation<useRevokeShareMutation>(mutation)
  const confirm = useConfirm()
  const toast = useToast()

  async function revoke() {
    if (!(await confirm(question))) return
    try {
      if (await commit({ input: { id } })) toast({ title: 'Link revoked' })
    } catch (error) {
      const text = serverMessage(error, 'Failed to revoke the link. Please try again.')
      toast({ title: 'Error', text, intent: 'error' })
    }
  }
  return [revoke, busy] as const
}

const question = {
  title: 'Revoke the link?',
  text: 'The link stops working immediately for everyone who has it. Sharing the profile again creates a new link.',
  action: 'Revoke',
  destructive: true,
}

const mutation = graphql`
  mutation useRevokeShareMutation($input: RevokeTalentShareInput!) {
    revokeTalentShare(input: $input) {
      talent {
        shareableId
        shareUrl
        ...ProfileTimeline_talent
      }
    }
  }
`

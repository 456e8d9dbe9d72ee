import { graphql } from 'react-relay'
import type { useDeleteTalentMutation } from '../__generated__/useDeleteTalentMutation.graphql.ts'
import { type ActionOptions, useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Options = Pick<ActionOptions<useDeleteTalentMutation>, 'updater' | 'onDone' | 'onGone'> & {
  title: string
}

/** The action that deletes a talent after a confirmation. The second value is true while a request is running. */
export function useDeleteTalent() {
  const [act, busy] = useRecordAction<useDeleteTalentMutation>(mutation)
  const remove = (id: number, { title, ...options }: Options) =>
    act(
      { input: { id } },
      {
        ...options,
        ask: {
          title,
          text: 'Are you sure you want to delete this talent? This action cannot be undone.',
          action: 'Delete',
          destructive: true,
        },
        done: { title: 'Talent deleted', text: 'The talent has been successfully removed from the database.' },
        failed: withReason('Cannot Delete Talent', 'Failed to delete the talent. Please try again.'),
      },
    )
  return [remove, busy] as const
}

const mutation = graphql`
  mutation useDeleteTalentMutation($input: DeleteTalentInput!) {
    deleteTalent(input: $input) { deletedTalentId }
  }
`

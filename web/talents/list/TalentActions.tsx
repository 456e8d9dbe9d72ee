import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { TalentActions_talent$key } from '../../__generated__/TalentActions_talent.graphql.ts'
import type { TalentActionsMutation } from '../../__generated__/TalentActionsMutation.graphql.ts'
import type { TalentStatus_talent$key } from '../../__generated__/TalentStatus_talent.graphql.ts'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { shortened } from '../../list/shortened.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { useRecordAction, withReason } from '../../relay/useRecordAction.ts'
import { TalentStatus } from '../TalentStatus.tsx'

type Props = { talent: TalentActions_talent$key; onDeleted: () => void }

/** What can be done with one talent of the list. */
export function TalentActions({ talent: key, onDeleted }: Props) {
  const { databaseId: id, name } = useFragment(fragment, key)
  const navigate = useNavigate()
  const [act] = useRecordAction<TalentActionsMutation>(mutation)
  const remove = () =>
    act(
      { input: { id } },
      {
        ask: {
          title: `Delete ${shortened(name)}?`,
          text: 'Are you sure you want to delete this talent? This action cannot be undone.',
          action: 'Delete',
          destructive: true,
        },
        done: { title: 'Talent deleted', text: 'The talent has been successfully removed from the database.' },
        onDone: onDeleted,
        failed: withReason('Cannot Delete Talent', 'Failed to delete the talent. Please try again.'),
        onGone: onDeleted,
      },
    )
  return (
    <RowMenu
      label={`Actions for ${name}`}
      actions={[
        { label: 'Open profile', icon: <PersonRegular />, onChoose: () => navigate(`/talent/${id}`) },
        { label: 'Delete', icon: <DeleteRegular />, onChoose: remove },
      ]}
    />
  )
}

/** The status in the list, which is loaded again after a change, as it may be filtered or sorted by status. */
export function ListedStatus({ talent }: { talent: TalentStatus_talent$key }) {
  const refresh = useRefresh()
  const failed = { title: 'Error', text: 'Failed to update talent status. Please try again.' }
  return <TalentStatus talent={talent} mutation={statusMutation} onDone={() => refresh()} failed={failed} />
}

const fragment = graphql`
  fragment TalentActions_talent on Talent {
    databaseId
    name
  }
`

const mutation = graphql`
  mutation TalentActionsMutation($input: DeleteTalentInput!) {
    deleteTalent(input: $input) {
      deletedTalentId
    }
  }
`

const statusMutation = graphql`
  mutation TalentActionsStatusMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) {
      talent {
        status
        version
      }
    }
  }
`

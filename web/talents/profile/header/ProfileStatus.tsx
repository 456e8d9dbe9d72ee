import { graphql, useFragment } from 'react-relay'
import { type TalentStatus, talentStatuses } from '../../../../api/talents/rules.ts'
import type { ProfileStatus_talent$key } from '../../../__generated__/ProfileStatus_talent.graphql.ts'
import type { ProfileStatusMutation } from '../../../__generated__/ProfileStatusMutation.graphql.ts'
import { StatusSelect } from '../../../components/StatusSelect.tsx'
import { talentStatusWords } from '../../../components/statuses.ts'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** Where in the pipeline the talent is, and the way to move them. What is chosen shows at once. */
export function ProfileStatus({ talent: key }: { talent: ProfileStatus_talent$key }) {
  const talent = useFragment(fragment, key)
  const [act] = useRecordAction<ProfileStatusMutation>(mutation)
  const move = (status: TalentStatus) =>
    act(
      { input: { id: talent.databaseId, status } },
      {
        optimisticUpdater: store => store.get(talent.id)?.setValue(status, 'status'),
        done: { title: 'Status updated', text: `Talent status has been updated to ${talentStatuses[status]}.` },
        failed: withReason('Error', 'Failed to update talent status. Please try again.'),
      },
    )
  if (talent.status === '%future added value') return null
  return (
    <StatusSelect label={`Status of ${talent.name}`} words={talentStatusWords} value={talent.status} onChange={move} />
  )
}

const fragment = graphql`
  fragment ProfileStatus_talent on Talent {
    id
    databaseId
    name
    status
  }
`

const mutation = graphql`
  mutation ProfileStatusMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) {
      talent {
        status
        version
        updatedAt
        ...TalentTimeline_talent
      }
    }
  }
`

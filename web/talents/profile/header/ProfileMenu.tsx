import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ProfileMenu_talent$key } from '../../../__generated__/ProfileMenu_talent.graphql.ts'
import type { ProfileMenuMutation } from '../../../__generated__/ProfileMenuMutation.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { RecordMenu } from '../../../components/RecordMenu.tsx'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** The more-menu: deletes the talent and returns to the list as it was left. */
export function ProfileMenu({ talent: key }: { talent: ProfileMenu_talent$key }) {
  const { id, databaseId } = useFragment(fragment, key)
  const [act, busy] = useRecordAction<ProfileMenuMutation>(mutation)
  const navigate = useNavigate()
  const list = useLastAddress('/')
  const remove = () =>
    act(
      { input: { id: databaseId } },
      {
        ask: {
          title: 'Delete talent?',
          text: 'Are you sure you want to delete this talent? This action cannot be undone.',
          action: 'Delete',
          destructive: true,
        },
        // Not taken out of the store while its page is still shown: only no list may show it again without asking.
        updater: store => store.get(id)?.invalidateRecord(),
        done: { title: 'Talent deleted', text: 'The talent has been successfully removed from the database.' },
        onDone: () => void navigate(list, { replace: true }),
        failed: withReason('Cannot Delete Talent', 'Failed to delete the talent. Please try again.'),
      },
    )
  return (
    <RecordMenu
      actions={[
        { label: 'Delete talent', icon: <DeleteRegular />, destructive: true, disabled: busy, onChoose: remove },
      ]}
    />
  )
}

const fragment = graphql`
  fragment ProfileMenu_talent on Talent {
    id
    databaseId
  }
`

const mutation = graphql`
  mutation ProfileMenuMutation($input: DeleteTalentInput!) {
    deleteTalent(input: $input) {
      deletedTalentId
    }
  }
`

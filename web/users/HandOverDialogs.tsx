import { Text } from '@fluentui/react-components'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { z } from 'zod'
import { handOverRules } from '../../api/users/rules.ts'
import type { HandOverDialogs_user$key } from '../__generated__/HandOverDialogs_user.graphql.ts'
import type { HandOverDialogsDisableMutation } from '../__generated__/HandOverDialogsDisableMutation.graphql.ts'
import type { HandOverDialogsMutation } from '../__generated__/HandOverDialogsMutation.graphql.ts'
import type { HandOverDialogsQuery } from '../__generated__/HandOverDialogsQuery.graphql.ts'
import { personName } from '../components/format.ts'
import { formRules } from '../forms/changes.ts'
import { choice } from '../forms/choices.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'

type Props = { user: HandOverDialogs_user$key; onClose: () => void }

/** The dialog for admins that gives all records of a user to a colleague. */
export function HandOverDialog({ user, onClose }: Props) {
  const { id, name, owned, colleagues } = useOwned(user)
  const [handOver] = useMutation<HandOverDialogsMutation>(handOverMutation)
  const fields = {
    toUserId: choice(colleagues, '', { label: 'New owner', required: true, placeholder: 'Choose a colleague' }),
  }
  return (
    <RecordDialog
      title={`Hand over the records of ${name}`}
      action="Hand over"
      working="Handing over..."
      disabled={!owned}
      fields={fields}
      rules={formRules({
        rules: handOverRules,
        toInput: ({ toUserId }: { toUserId: string }) => ({ fromUserId: id, toUserId: Number(toUserId) }),
      })}
      save={input => handOver({ input })}
      saved={({ handOverRecords }, { toUserId }) => ({
        title: 'Records handed over',
        text: `${colleagues[toUserId]} now owns ${countsInWords(handOverRecords)}.`,
      })}
      failed={withReason('Failed to hand over the records', 'Please try again.')}
      onClose={onClose}
    >
      {form =>
        owned ? (
          <>
            <Text>
              <bdi>{name}</bdi> owns {owned}.
            </Text>
            <Fields form={form} />
          </>
        ) : (
          <Text>
            <bdi>{name}</bdi> owns no talents, deals or open reminders.
          </Text>
        )
      }
    </RecordDialog>
  )
}

/** The dialog for admins that ends a user's access and, if wanted, gives the user's records to a colleague. */
export function DisableUserDialog({ user, onClose }: Props) {
  const { id, name, owned, colleagues } = useOwned(user)
  const [handOver] = useMutation<HandOverDialogsMutation>(handOverMutation)
  const [disable] = useMutation<HandOverDialogsDisableMutation>(disableMutation)
  const fields = {
    toUserId: choice({ [STAY]: 'Nobody: they stay as they are', ...colleagues }, STAY, {
      label: `Hand over ${owned} to`,
    }),
  }
  return (
    <RecordDialog
      title={`Disable ${name}?`}
      action="Disable"
      working="Disabling..."
      fields={fields}
      rules={z.object({ toUserId: z.string() })}
      save={async ({ toUserId }) => {
        if (toUserId !== STAY && !(await handOver({ input: { fromUserId: id, toUserId: Number(toUserId) } }))) return
        return disable({ input: { id } })
      }}
      saved={{ title: 'User disabled', text: `${name} can no longer sign in.` }}
      failed={withReason('Failed to disable user', 'Please try again.')}
      onClose={onClose}
    >
      {form => (
        <>
          <Text>
            <bdi>{name}</bdi> is signed out everywhere at once, and their API tokens are revoked. Their comments stay.
          </Text>
          {owned && <Fields form={form} />}
        </>
      )}
    </RecordDialog>
  )
}

const STAY = 'stay'

/** The user, the user's records in words, and the colleagues who may own the records instead. */
function useOwned(key: HandOverDialogs_user$key) {
  const user = useFragment(fragment, key)
  const { databaseId: id } = user
  const { ownedRecords, colleagues } = useLazyLoadQuery<HandOverDialogsQuery>(
    query,
    { userId: id },
    { fetchPolicy: 'network-only' },
  )
  return {
    id,
    name: personName(user),
    owned: ownedRecords && countsInWords(ownedRecords),
    colleagues: Object.fromEntries(
      colleagues
        .filter(({ databaseId }) => databaseId !== id)
        .map(colleague => [String(colleague.databaseId), personName(colleague)]),
    ),
  }
}

type Counts = { readonly talentCount: number; readonly dealCount: number; readonly reminderCount: number }

/** The counts in words: '12 talents, 3 deals and 1 reminder'; empty if there are no records. */
function countsInWords({ talentCount, dealCount, reminderCount }: Counts): string {
  const words = [
    [talentCount, 'talent'],
    [dealCount, 'deal'],
    [reminderCount, 'reminder'],
  ] as const
  const said = words.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(said)
}

const fragment = graphql`
  fragment HandOverDialogs_user on User { databaseId firstName lastName email }
`

const query = graphql`
  query HandOverDialogsQuery($userId: Int!) {
    ownedRecords(userId: $userId) { talentCount dealCount reminderCount }
    colleagues { databaseId firstName lastName email }
  }
`

const handOverMutation = graphql`
  mutation HandOverDialogsMutation($input: HandOverRecordsInput!) {
    handOverRecords(input: $input) { talentCount dealCount reminderCount }
  }
`

const disableMutation = graphql`
  mutation HandOverDialogsDisableMutation($input: DisableUserInput!) {
    disableUser(input: $input) {
      user { disabledAt }
    }
  }
`

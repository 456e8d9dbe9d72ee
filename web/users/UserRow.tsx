import { makeStyles, tokens } from '@fluentui/react-components'
import { startTransition, use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { userRoles } from '../../api/users/words.ts'
import type { UserRow_user$key } from '../__generated__/UserRow_user.graphql.ts'
import type { UserRowEnableMutation } from '../__generated__/UserRowEnableMutation.graphql.ts'
import { PersonId } from '../app/lastAddress.ts'
import { PersonAvatar } from '../components/Avatars.tsx'
import { formatDate } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { RowMenu } from '../components/RecordMenu.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column, row } from '../components/styles.ts'
import { useSmallTableStyles } from '../components/table/SmallTable.tsx'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** A row with a user. On phones, e-mail and date are shown below the name. */
export function UserRow({ user: key }: { user: UserRow_user$key }) {
  const user = useFragment(fragment, key)
  const isViewer = use(PersonId) === user.id
  const table = useSmallTableStyles()
  const styles = useStyles()
  const [dialog, setDialog] = useState<'edit' | 'password' | 'handOver' | 'disable' | null>(null)
  // The page stays in view while the dialog's code is loading.
  const show = (wanted: typeof dialog) => startTransition(() => setDialog(wanted))
  const { databaseId: id, email, role, disabledAt, hasPassword } = user
  const name = `${user.firstName} ${user.lastName}`.trim()
  const created = formatDate(user.createdAt)
  const enable = useEnable({ id, name })
  // Actions on other users only: admins cannot disable themselves, and change their own password elsewhere.
  const others = [
    { label: 'Set new password', onChoose: () => show('password') },
    disabledAt
      ? { label: 'Enable user', onChoose: enable }
      : { label: 'Disable user', onChoose: () => show('disable') },
  ]
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <span className={styles.who}>
          <PersonAvatar name={name} />
          <span className={styles.words}>
            <span>
              <bdi>{name}</bdi>
              {isViewer && <span className={styles.you}> (you)</span>}
            </span>
            <span className={table.below}>{email}</span>
            <span className={table.below}>Created {created}</span>
          </span>
        </span>
      </th>
      <td className={table.wideCell}>{email}</td>
      <td className={table.cell}>
        <span className={table.badges}>
          {role !== '%future added value' && (
            <StatusBadge label={userRoles[role]} tone={role === 'ADMIN' ? 'teal' : 'grey'} />
          )}
          {disabledAt && <StatusBadge label="Disabled" tone="red" />}
          {!hasPassword && <StatusBadge label="No password" tone="outline" />}
        </span>
      </td>
      <td className={table.wideCell}>{created}</td>
      <td className={table.cell}>
        <RowMenu
          label={`Actions for ${name}`}
          actions={[
            { label: 'Edit user', onChoose: () => show('edit') },
            { label: 'Hand over records', onChoose: () => show('handOver') },
            ...(isViewer ? [] : others),
          ]}
        />
        {dialog === 'edit' && <EditUserDialog user={user} onClose={() => setDialog(null)} />}
        {dialog === 'password' && <SetPasswordDialog user={user} onClose={() => setDialog(null)} />}
        {dialog === 'handOver' && <HandOverDialog user={user} onClose={() => setDialog(null)} />}
        {dialog === 'disable' && <DisableUserDialog user={user} onClose={() => setDialog(null)} />}
      </td>
    </tr>
  )
}

const EditUserDialog = laterDialog(async () => (await import('./UserDialogs.tsx')).EditUserDialog)

const SetPasswordDialog = laterDialog(async () => (await import('./UserDialogs.tsx')).SetPasswordDialog)

const HandOverDialog = laterDialog(async () => (await import('./HandOverDialogs.tsx')).HandOverDialog)

const DisableUserDialog = laterDialog(async () => (await import('./HandOverDialogs.tsx')).DisableUserDialog)

function useEnable({ id, name }: { id: number; name: string }) {
  const [enable] = useRecordAction<UserRowEnableMutation>(enableMutation)
  return () =>
    enable(
      { input: { id } },
      {
        done: { title: 'User enabled', text: `${name} can sign in again.` },
        failed: withReason('Failed to enable user', 'Please try again.'),
      },
    )
}

const fragment = graphql`
  fragment UserRow_user on User {
    id databaseId firstName lastName email role createdAt disabledAt hasPassword
    ...UserDialogs_user
    ...HandOverDialogs_user
  }
`

const enableMutation = graphql`
  mutation UserRowEnableMutation($input: EnableUserInput!) {
    enableUser(input: $input) {
      user { disabledAt }
    }
  }
`

const useStyles = makeStyles({
  who: { ...row, gap: tokens.spacingHorizontalMNudge },
  words: { ...column, minWidth: 0 },
  you: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})

import { Text } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { setUserPasswordRules, updateUserRules } from '../../api/users/rules.ts'
import type { UserDialogs_user$key } from '../__generated__/UserDialogs_user.graphql.ts'
import type { UserDialogsEditMutation } from '../__generated__/UserDialogsEditMutation.graphql.ts'
import type { UserDialogsPasswordMutation } from '../__generated__/UserDialogsPasswordMutation.graphql.ts'
import { Fields } from '../forms/FieldRows.tsx'
import { password, valuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { TokensToRevoke } from './tokens/TokensToRevoke.tsx'
import { accountFields, nameFields } from './userFields.tsx'

type Props = { user: UserDialogs_user$key; onClose: () => void }

/** The dialog for admins that edits a user's names, e-mail address and role. */
export function EditUserDialog({ user: key, onClose }: Props) {
  const { id: _, databaseId: id, ...user } = useFragment(fragment, key)
  const [updateUser] = useMutation<UserDialogsEditMutation>(editMutation)
  return (
    <RecordDialog
      title="Edit user"
      fields={userFields}
      values={valuesOf(userFields, user)}
      rules={updateUserRules}
      save={changes => updateUser({ input: { id, ...changes } })}
      saved={(_, saved) => ({
        title: 'User updated',
        text: `${saved.firstName} ${saved.lastName}`.trim() + ' has been saved.',
      })}
      failed={withReason('Failed to update user', 'Please try again.')}
      onClose={onClose}
    />
  )
}

/** The dialog for admins that sets a new password for a user who has forgotten the old password. */
export function SetPasswordDialog({ user: key, onClose }: Props) {
  const { id: userId, databaseId: id, firstName, lastName } = useFragment(fragment, key)
  const [revokes, setRevokes] = useState(true)
  const name = `${firstName} ${lastName}`.trim()
  const [setPassword] = useMutation<UserDialogsPasswordMutation>(passwordMutation)
  return (
    <RecordDialog
      title="Set new password"
      action="Set password"
      working="Setting..."
      fields={passwordField}
      rules={setUserPasswordRules}
      save={input => setPassword({ input: { id, ...input, revokeApiTokens: revokes } })}
      saved={{ title: 'Password set', text: `${name} can sign in with it now.` }}
      failed={withReason('Failed to set password', 'Please try again.')}
      onClose={onClose}
    >
      {form => (
        <>
          <Text>
            This signs <bdi>{name}</bdi> out everywhere. Tell them the new password in person, and ask them to change
            it.
          </Text>
          <Fields form={form} />
          <Suspense>
            <TokensToRevoke userId={userId} revokes={revokes} onChange={setRevokes} />
          </Suspense>
        </>
      )}
    </RecordDialog>
  )
}

const userFields = { ...nameFields, ...accountFields }

const passwordField = {
  password: password({
    label: 'New password',
    required: true,
    autoComplete: 'new-password',
    hint: 'At least 5 characters.',
  }),
}

const fragment = graphql`
  fragment UserDialogs_user on User { id databaseId email firstName lastName role }
`

const editMutation = graphql`
  mutation UserDialogsEditMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { ...UserRow_user }
    }
  }
`

const passwordMutation = graphql`
  mutation UserDialogsPasswordMutation($input: SetUserPasswordInput!) {
    setUserPassword(input: $input) {
      user { hasPassword }
    }
  }
`

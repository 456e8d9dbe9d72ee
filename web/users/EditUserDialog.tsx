import { graphql, useFragment } from 'react-relay'
import { updateUserRules } from '../../api/users/rules.ts'
import type { EditUserDialog_user$key } from '../__generated__/EditUserDialog_user.graphql.ts'
import type { EditUserDialogMutation } from '../__generated__/EditUserDialogMutation.graphql.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Fields, valuesOf } from '../forms/fields.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'
import { accountFields, nameFields } from './userFields.ts'

/** For admins: a colleague's names, e-mail address and role. */
export function EditUserDialog({ user: key, onClose }: { user: EditUserDialog_user$key; onClose: () => void }) {
  const { databaseId: id, ...user } = useFragment(fragment, key)
  const [updateUser] = useMutation<EditUserDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    values: valuesOf(fields, user),
    rules: updateUserRules,
    save: changes => updateUser({ input: { id, ...changes } }),
    saved: (_, { firstName, lastName }) => ({
      title: 'User updated',
      text: `${firstName} ${lastName} has been saved.`,
    }),
    failed: withReason('Failed to update user', 'Please try again.'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Edit user"
      form={form}
      action={{ label: 'Save changes', working: 'Saving...' }}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

const fields = { ...nameFields, ...accountFields }

const fragment = graphql`
  fragment EditUserDialog_user on User {
    databaseId
    email
    firstName
    lastName
    role
  }
`

const mutation = graphql`
  mutation EditUserDialogMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...UserRow_user
      }
    }
  }
`

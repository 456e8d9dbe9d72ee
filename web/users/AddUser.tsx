import { graphql } from 'react-relay'
import { userLabels } from '../../api/users/words.ts'
import type { AddUserMutation } from '../__generated__/AddUserMutation.graphql.ts'
import { loadCode } from '../components/later.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { FormCard } from '../forms/FormCard.tsx'
import { labelled, password } from '../forms/fields.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'
import { accountFields, nameFields } from './userFields.tsx'

/** For admins: adds a user. */
export function AddUser() {
  const [addUser] = useMutation<AddUserMutation>(mutation)
  const form = useRecordForm({
    fields,
    rules: () => loadCode(async () => (await import('../../api/users/rules.ts')).addUserRules),
    save: input =>
      addUser(
        { input },
        {
          updater(store) {
            const added = store.getRootField('addUser').getLinkedRecord('user')
            const root = store.getRoot()
            const known = root.getLinkedRecords('users')
            if (known) root.setLinkedRecords([...known, added], 'users')
          },
        },
      ),
    saved: (_, { email }) => ({ title: 'User added', text: `${email} can sign in now.` }),
    failed: withReason('Failed to add user', 'Please try again.'),
    onSaved: () => form.reset(),
  })
  return (
    <FormCard title="Add user" form={form} action="Add user" working="Adding...">
      <Fields form={form} />
    </FormCard>
  )
}

const { email, role } = accountFields

const fields = {
  email,
  ...labelled(userLabels, {
    password: password({
      required: true,
      autoComplete: 'new-password',
      hint: 'At least 5 characters. They can change it here.',
    }),
  }),
  ...nameFields,
  role,
}

const mutation = graphql`
  mutation AddUserMutation($input: AddUserInput!) {
    addUser(input: $input) {
      user { id ...UserRow_user }
    }
  }
`

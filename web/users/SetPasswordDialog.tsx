import { Text } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { setUserPasswordRules } from '../../api/users/rules.ts'
import type { SetPasswordDialogMutation } from '../__generated__/SetPasswordDialogMutation.graphql.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Fields, password } from '../forms/fields.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'

type Props = { user: { id: number; name: string }; onClose: () => void }

/** For admins: a new password for a colleague who forgot theirs. */
export function SetPasswordDialog({ user: { id, name }, onClose }: Props) {
  const [setPassword] = useMutation<SetPasswordDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    rules: setUserPasswordRules,
    save: input => setPassword({ input: { id, ...input } }),
    saved: { title: 'Password set', text: `${name} can sign in with it now.` },
    failed: withReason('Failed to set password', 'Please try again.'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Set new password"
      form={form}
      action={{ label: 'Set password', working: 'Setting...' }}
      onClose={onClose}
    >
      <Text>
        This signs <bdi>{name}</bdi> out everywhere. Tell them the new password in person, and ask them to change it.
      </Text>
      <Fields form={form} />
    </FormDialog>
  )
}

const fields = {
  password: password({
    label: 'New password',
    required: true,
    autoComplete: 'new-password',
    hint: 'At least 5 characters.',
  }),
}

const mutation = graphql`
  mutation SetPasswordDialogMutation($input: SetUserPasswordInput!) {
    setUserPassword(input: $input) {
      user {
        id
      }
    }
  }
`

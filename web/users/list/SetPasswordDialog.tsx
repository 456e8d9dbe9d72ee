import { Text } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { setUserPasswordRules } from '../../../api/users/rules.ts'
import type { SetPasswordDialogMutation } from '../../__generated__/SetPasswordDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

type Props = { user: { id: number; name: string }; onClose: () => void }

/** For admins: a new password for a colleague who forgot theirs. */
export function SetPasswordDialog({ user: { id, name }, onClose }: Props) {
  const toast = useToast()
  const [commit] = useMutation<SetPasswordDialogMutation>(mutation)
  const form = useRulesForm(setUserPasswordRules, { password: '' })
  return (
    <FormDialog
      title="Set new password"
      form={form.props({
        async save({ password }) {
          if (!(await commit({ input: { id, password } }))) return
          onClose()
          toast({ title: 'Password set', text: `${name} can sign in with it now.` })
        },
        onFailed(error) {
          const text = serverMessage(error, 'Please try again.')
          toast({ title: 'Failed to set password', text, intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Set password', working: 'Setting...' }}
      onClose={onClose}
    >
      <Text>
        This signs <bdi>{name}</bdi> out everywhere. Tell them the new password in person, and ask them to change it.
      </Text>
      <FormField label="New password" required hint="At least 5 characters." error={form.errors.password}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={form.values.password}
          onChange={(_, { value }) => form.set('password', value)}
        />
      </FormField>
    </FormDialog>
  )
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

import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { confirmPasswordRules } from '../../../api/auth/rules.ts'
import type { ConfirmPasswordDialogMutation } from '../../__generated__/ConfirmPasswordDialogMutation.graphql.ts'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Asks for the password again before a mutation that grants access, if the last sign-in was a while ago. */
export function ConfirmPasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [commit] = useMutation<ConfirmPasswordDialogMutation>(mutation)
  const [problem, setProblem] = useState<string>()
  const form = useRulesForm(confirmPasswordRules, { password: '' })
  const props = form.props({
    async save(input) {
      setProblem(undefined)
      if (await commit({ input })) onConfirmed()
    },
    onFailed(error) {
      // The message for a wrong password appears at the password field.
      if (!isProblem(error, 'INVALID_INPUT')) setProblem(serverMessage(error, 'Please try again.'))
    },
  })
  return (
    <FormDialog
      title="Confirm your password"
      // `dirty` is false, so that closing does not warn about a typed password.
      form={{ props, busy: form.busy, dirty: false, problem }}
      action="Confirm"
      working="Checking..."
      onClose={onClose}
    >
      <Text>This changes who has access, and you signed in a while ago. Please enter your password again.</Text>
      <FormField label="Your password" required error={form.errors.password}>
        <PasswordInput
          name="password"
          autoFocus
          autoComplete="current-password"
          value={form.values.password}
          onChange={(_, { value }) => form.set('password', value)}
        />
      </FormField>
    </FormDialog>
  )
}

const mutation = graphql`
  mutation ConfirmPasswordDialogMutation($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) { confirmedUntil }
  }
`

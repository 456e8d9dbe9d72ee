import { graphql, useFragment } from 'react-relay'
import type { ChangePassword_viewer$key } from '../../__generated__/ChangePassword_viewer.graphql.ts'
import type { ChangePasswordMutation } from '../../__generated__/ChangePasswordMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormCard } from '../../forms/FormCard.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { emptyValues, passwordFormRules } from './passwordFormRules.ts'

/** Everybody changes their own password. */
export function ChangePassword({ viewer: key }: { viewer: ChangePassword_viewer$key }) {
  const { email } = useFragment(fragment, key)
  const toast = useToast()
  const [commit] = useMutation<ChangePasswordMutation>(mutation)
  const form = useRulesForm(passwordFormRules, emptyValues)
  const { values, errors, set } = form
  return (
    <FormCard
      title="Change password"
      form={form.props({
        async save(input) {
          if (!(await commit({ input }))) return
          form.reset()
          toast({ title: 'Password changed', text: 'You are signed out wherever else you were signed in.' })
        },
        onFailed(error) {
          const text = serverMessage(error, 'Please try again.')
          toast({ title: 'Failed to change password', text, intent: 'error' })
        },
      })}
      busy={form.busy}
      action={{ label: 'Change password', working: 'Changing...' }}
    >
      <PasswordFields email={email} values={values} errors={errors} set={set} />
    </FormCard>
  )
}

const fragment = graphql`
  fragment ChangePassword_viewer on User {
    email
  }
`

const mutation = graphql`
  mutation ChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      success
    }
  }
`

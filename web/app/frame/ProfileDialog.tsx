import { Text } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ProfileDialog_viewer$key } from '../../__generated__/ProfileDialog_viewer.graphql.ts'
import type { ProfileDialogNameMutation } from '../../__generated__/ProfileDialogNameMutation.graphql.ts'
import type { ProfileDialogPasswordMutation } from '../../__generated__/ProfileDialogPasswordMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { PasswordFields } from '../../users/password/PasswordFields.tsx'
import { emptyValues } from '../../users/password/passwordFormRules.ts'
import { NameFields } from '../../users/UserFields.tsx'
import { Link } from '../links.tsx'
import { profileFormRules } from './profileFormRules.ts'

/** One's own names and, when it is filled in, a new password. */
export function ProfileDialog({ viewer: key, onClose }: { viewer: ProfileDialog_viewer$key; onClose: () => void }) {
  const { firstName, lastName, email } = useFragment(fragment, key)
  const toast = useToast()
  const [saveNames] = useMutation<ProfileDialogNameMutation>(nameMutation)
  const [changePassword] = useMutation<ProfileDialogPasswordMutation>(passwordMutation)
  const form = useRulesForm(profileFormRules, { firstName, lastName, ...emptyValues })
  const { values, errors, set } = form
  return (
    <FormDialog
      title="Your profile"
      form={form.props({
        async save({ names, password }) {
          // The password first: it may be refused, and then nothing is saved.
          if (password && !(await changePassword({ input: password }))) return
          if (!(await saveNames({ input: names }))) return
          onClose()
          const text = password ? 'You are signed out wherever else you were signed in.' : undefined
          toast({ title: 'Profile saved', ...(text && { text }) })
        },
        onFailed(error) {
          const text = serverMessage(error, 'Please try again.')
          toast({ title: 'Failed to save profile', text, intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save changes', working: 'Saving...' }}
      onClose={onClose}
    >
      <NameFields values={values} errors={errors} set={set} />
      <FormSection title="New password">
        <PasswordFields email={email} values={values} errors={errors} set={set} required={false} />
      </FormSection>
      <Text>
        <Link to="/sessions" target="_blank">
          See where you are signed in
        </Link>
      </Text>
    </FormDialog>
  )
}

const fragment = graphql`
  fragment ProfileDialog_viewer on User {
    firstName
    lastName
    email
  }
`

const nameMutation = graphql`
  mutation ProfileDialogNameMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        firstName
        lastName
      }
    }
  }
`

const passwordMutation = graphql`
  mutation ProfileDialogPasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      success
    }
  }
`

import { Text } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { updateProfileRules } from '../../../api/users/rules.ts'
import type { ProfileDialog_viewer$key } from '../../__generated__/ProfileDialog_viewer.graphql.ts'
import type { ProfileDialogNameMutation } from '../../__generated__/ProfileDialogNameMutation.graphql.ts'
import type { ProfileDialogPasswordMutation } from '../../__generated__/ProfileDialogPasswordMutation.graphql.ts'
import { Fields } from '../../forms/FieldRows.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import type { ValuesOf } from '../../forms/fields.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { withReason } from '../../relay/useRecordAction.ts'
import { MorningEmail } from '../../today/MorningEmail.tsx'
import { TokensToRevoke } from '../../users/tokens/TokensToRevoke.tsx'
import { nameFields, passwordFields, passwordRules, Username } from '../../users/userFields.tsx'
import { Link } from '../links.tsx'

/** Edits the person's own name and, if a new password is entered, changes the password. */
export function ProfileDialog({ viewer: key, onClose }: { viewer: ProfileDialog_viewer$key; onClose: () => void }) {
  const { id, firstName, lastName, email } = useFragment(fragment, key)
  const [revokes, setRevokes] = useState(true)
  const [saveNames] = useMutation<ProfileDialogNameMutation>(nameMutation)
  const [changePassword] = useMutation<ProfileDialogPasswordMutation>(passwordMutation)
  return (
    <RecordDialog
      title="Your profile"
      fields={fields}
      values={{ firstName, lastName }}
      rules={rules}
      save={async ({ names, password }) => {
        // The password is saved first: if it is refused, nothing is saved.
        if (password && !(await changePassword({ input: { ...password, revokeApiTokens: revokes } }))) return undefined
        return saveNames({ input: names })
      }}
      saved={(_, { password }) => ({
        title: 'Profile saved',
        ...(password && { text: 'You are signed out wherever else you were signed in.' }),
      })}
      failed={withReason('Failed to save profile', 'Please try again.')}
      onClose={onClose}
    >
      {form => (
        <>
          <Fields form={form} names={Object.keys(nameFields)} />
          <FormSection title="New password">
            <Username email={email} />
            <Fields form={form} names={Object.keys(passwords)} />
            {form.values.newPassword && (
              <Suspense>
                <TokensToRevoke userId={id} revokes={revokes} onChange={setRevokes} />
              </Suspense>
            )}
          </FormSection>
          <Suspense>
            <MorningEmail />
          </Suspense>
          <Text>
            <Link to="/sessions" target="_blank">
              See where you are signed in
            </Link>
          </Text>
        </>
      )}
    </RecordDialog>
  )
}

const passwords = passwordFields({})

const fields = { ...nameFields, ...passwords }

/** The server's rules for the names, and for a new password once any of the password fields is filled in. */
const rules = z.custom<ValuesOf<typeof fields>>().transform((values, context) => {
  const names = updateProfileRules.safeParse(values)
  const wanted = Boolean(values.currentPassword || values.newPassword || values.confirmation)
  const password = wanted ? passwordRules.safeParse(values) : null
  for (const checked of [names, password]) {
    for (const { path, message } of checked?.error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  }
  if (!names.success || password?.success === false) return z.NEVER
  return { names: names.data, password: password?.data ?? null }
})

const fragment = graphql`
  fragment ProfileDialog_viewer on User { id firstName lastName email }
`

const nameMutation = graphql`
  mutation ProfileDialogNameMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user { firstName lastName }
    }
  }
`

const passwordMutation = graphql`
  mutation ProfileDialogPasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) { success }
  }
`

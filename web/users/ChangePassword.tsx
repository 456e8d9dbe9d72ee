import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChangePassword_viewer$key } from '../__generated__/ChangePassword_viewer.graphql.ts'
import type { ChangePasswordMutation } from '../__generated__/ChangePasswordMutation.graphql.ts'
import { Fields } from '../forms/FieldRows.tsx'
import { FormCard } from '../forms/FormCard.tsx'
import { useRefresh } from '../list/useRefresh.ts'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'
import { TokensToRevoke } from './tokens/TokensToRevoke.tsx'
import { passwordFields, passwordRules, Username } from './userFields.tsx'

/** Changes the viewer's own password. */
export function ChangePassword({ viewer: key }: { viewer: ChangePassword_viewer$key }) {
  const { id, email } = useFragment(fragment, key)
  const refresh = useRefresh()
  const [revokes, setRevokes] = useState(true)
  const [changePassword] = useMutation<ChangePasswordMutation>(mutation)
  const form = useRecordForm({
    fields,
    rules: passwordRules,
    save: input => changePassword({ input: { ...input, revokeApiTokens: revokes } }),
    saved: { title: 'Password changed', text: 'You are signed out wherever else you were signed in.' },
    failed: withReason('Failed to change password', 'Please try again.'),
    onSaved() {
      form.reset()
      setRevokes(true)
      refresh()
    },
  })
  return (
    <FormCard title="Change password" form={form} action="Change password" working="Changing...">
      <Username email={email} />
      <Fields form={form} />
      {form.values.newPassword && (
        <Suspense>
          <TokensToRevoke userId={id} revokes={revokes} onChange={setRevokes} />
        </Suspense>
      )}
    </FormCard>
  )
}

const fields = passwordFields({ required: true })

const fragment = graphql`
  fragment ChangePassword_viewer on User { id email }
`

const mutation = graphql`
  mutation ChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) { success }
  }
`

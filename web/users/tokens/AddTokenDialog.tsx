import { graphql } from 'react-relay'
import { addApiTokenRules } from '../../../api/auth/rules.ts'
import { apiTokenLabels } from '../../../api/auth/words.ts'
import type { AddTokenDialogMutation } from '../../__generated__/AddTokenDialogMutation.graphql.ts'
import { formRules } from '../../forms/changes.ts'
import { radios } from '../../forms/choices.tsx'
import { date } from '../../forms/dates.ts'
import { inputOf, labelled, text, type ValuesOf } from '../../forms/fields.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { withReason } from '../../relay/useRecordAction.ts'
import type { NewToken } from './SecretOnce.tsx'

/** Makes an API token; `onAdded` gets its secret, which is shown only once. */
export function AddTokenDialog({ onAdded, onClose }: { onAdded: (token: NewToken) => void; onClose: () => void }) {
  const [addToken] = useMutation<AddTokenDialogMutation>(mutation)
  return (
    <RecordDialog
      title="New API token"
      action="Make token"
      working="Making..."
      fields={fields}
      rules={rules}
      save={input => addToken({ input })}
      failed={withReason('Failed to make token', 'Please try again.')}
      onSaved={({ addApiToken: { apiToken, secret } }) => onAdded({ ...apiToken, secret })}
      onClose={onClose}
    />
  )
}

const scopes = {
  READ: 'read: sees all that you see, and changes nothing',
  READ_WRITE: 'read-write: may do all that you may',
}

const fields = labelled(apiTokenLabels, {
  name: text({ required: true, first: true, hint: "What the token is for: 'Payroll export'." }),
  scope: radios(scopes, 'READ', { required: true, layout: 'vertical' }),
  expiresAt: date({ hint: 'The last day it is valid. Without one, it is valid until it is revoked.' }),
})

const rules = formRules({
  rules: addApiTokenRules,
  toInput(values: ValuesOf<typeof fields>) {
    const { expiresAt, ...token } = inputOf(fields, values)
    // Valid until the end of that day in the person's time zone.
    return { ...token, expiresAt: expiresAt ? new Date(`${expiresAt}T23:59:59`).toISOString() : null }
  },
})

const mutation = graphql`
  mutation AddTokenDialogMutation($input: AddApiTokenInput!) {
    addApiToken(input: $input) {
      apiToken { id name }
      secret
      viewer { ...ApiTokens_viewer }
    }
  }
`

import { graphql } from 'react-relay'
import { addApiTokenRules } from '../../../api/auth/rules.ts'
import { apiTokenLabels } from '../../../api/auth/words.ts'
import type { TokenScope } from '../../../api/scopes/words.ts'
import type { AddTokenDialogMutation } from '../../__generated__/AddTokenDialogMutation.graphql.ts'
import type { NewSecret } from '../../components/SecretOnce.tsx'
import { formRules } from '../../forms/changes.ts'
import { radios } from '../../forms/choices.tsx'
import { date, inputOf, labelled, lookOf, text, type ValuesOf } from '../../forms/fields.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { withReason } from '../../relay/useRecordAction.ts'
import { ScopeMatrix } from './ScopeMatrix.tsx'

/** The dialog that makes an API token. `onAdded` gets the token's secret, which is shown only once. */
export function AddTokenDialog({ onAdded, onClose }: { onAdded: (token: NewSecret) => void; onClose: () => void }) {
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
  NAMED: 'named scopes: only what you choose',
}

/** The field for named scopes, shown if neither of the two bundles of scopes is chosen. */
const namedScopes = {
  ...lookOf({ label: 'Named scopes', shown: ({ scope }: { scope: string }) => scope === 'NAMED' }),
  empty: [] as TokenScope[],
  read: () => [],
  send: (chosen: TokenScope[]) => chosen,
  words: (chosen: TokenScope[]) => chosen.join(', '),
  control: ({ value, set }: { name: string; value: TokenScope[]; set(value: TokenScope[]): void }) => (
    <ScopeMatrix chosen={value} onChange={set} />
  ),
}

const fields = labelled(apiTokenLabels, {
  name: text({ required: true, first: true, hint: "What the token is for: 'Payroll export'." }),
  scope: radios(scopes, 'READ', { required: true, layout: 'vertical' }),
  scopes: namedScopes,
  expiresAt: date({ hint: 'The last day it is valid. Without one, it is valid until it is revoked.' }),
})

const rules = formRules({
  rules: addApiTokenRules,
  toInput(values: ValuesOf<typeof fields>) {
    const { expiresAt, scope, scopes: chosen, ...token } = inputOf(fields, values)
    const grant = scope === 'NAMED' ? { scopes: chosen } : { scope }
    // A token is valid until the end of the chosen day in the person's time zone.
    return { ...token, ...grant, expiresAt: expiresAt ? new Date(`${expiresAt}T23:59:59`).toISOString() : null }
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

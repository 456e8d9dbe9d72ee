import { Input, Radio, RadioGroup } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { AddTokenDialogMutation } from '../../__generated__/AddTokenDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { NewToken } from './SecretOnce.tsx'
import { emptyValues, tokenFormRules } from './tokenFormRules.ts'

/** Makes an API token; `onAdded` gets its secret, which nobody is told again. */
export function AddTokenDialog({ onAdded, onClose }: { onAdded: (token: NewToken) => void; onClose: () => void }) {
  const toast = useToast()
  const [commit] = useMutation<AddTokenDialogMutation>(mutation)
  const form = useRulesForm(tokenFormRules, emptyValues)
  const { values, errors, set } = form

  const props = form.props({
    async save({ expiresAt, ...token }) {
      const answer = await commit({ input: { ...token, expiresAt: expiresAt?.toISOString() ?? null } })
      if (!answer) return
      const { apiToken, secret } = answer.addApiToken
      onAdded({ ...apiToken, secret })
      onClose()
    },
    onFailed(error) {
      const text = serverMessage(error, 'Please try again.')
      toast({ title: 'Failed to make token', text, intent: 'error' })
    },
  })

  return (
    <FormDialog
      title="New API token"
      form={props}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Make token', working: 'Making...' }}
      onClose={onClose}
    >
      <FormField label="Name" required hint="What the token is for: 'Payroll export'." error={errors.name}>
        <Input
          name="name"
          autoFocus
          autoComplete="off"
          value={values.name}
          onChange={(_, { value }) => set('name', value)}
        />
      </FormField>
      <FormField label="Scope" required error={errors.scope}>
        <RadioGroup
          name="scope"
          value={values.scope}
          onChange={(_, { value }) => set('scope', value === 'READ_WRITE' ? value : 'READ')}
        >
          <Radio value="READ" label="read: sees all that you see, and changes nothing" />
          <Radio value="READ_WRITE" label="read-write: may do all that you may" />
        </RadioGroup>
      </FormField>
      <FormField
        label="Expires"
        hint="The last day it is valid. Without one, it is valid until it is revoked."
        error={errors.expiresAt}
      >
        <Input
          type="date"
          name="expiresAt"
          value={values.expiresAt}
          onChange={(_, { value }) => set('expiresAt', value)}
        />
      </FormField>
    </FormDialog>
  )
}

const mutation = graphql`
  mutation AddTokenDialogMutation($input: AddApiTokenInput!) {
    addApiToken(input: $input) {
      apiToken {
        id
        name
      }
      secret
      viewer {
        ...ApiTokens_viewer
      }
    }
  }
`

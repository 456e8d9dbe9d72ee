import { graphql } from 'react-relay'
import { rotateApiTokenRules } from '../../../api/auth/rules.ts'
import { OVERLAP_HOURS } from '../../../api/rules/overlap.ts'
import type { RotateTokenDialogMutation } from '../../__generated__/RotateTokenDialogMutation.graphql.ts'
import type { NewSecret } from '../../components/SecretOnce.tsx'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { inputOf, type ValuesOf } from '../../forms/fields.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { withReason } from '../../relay/useRecordAction.ts'

type Props = { id: number; name: string; onRotated: (token: NewSecret) => void; onClose: () => void }

/** The dialog that gives a token a new secret. `onRotated` gets the secret, which is shown only once. */
export function RotateTokenDialog({ id, name, onRotated, onClose }: Props) {
  const [rotate] = useMutation<RotateTokenDialogMutation>(mutation)
  return (
    <RecordDialog
      title={`New secret for “${name}”`}
      action="Make secret"
      working="Making..."
      fields={fields}
      rules={rulesFor(id)}
      save={({ overlapHours }) => rotate({ input: { id, overlapHours } })}
      failed={withReason('Failed to make secret', 'Please try again.')}
      onSaved={({ rotateApiToken: { apiToken, secret } }) => onRotated({ ...apiToken, secret })}
      onClose={onClose}
    />
  )
}

const overlaps = {
  ...{ '24': 'For 24 hours', '0': 'Not at all: it ends at once', '1': 'For an hour' },
  ...{ '72': 'For 3 days', '168': 'For 7 days' },
}

const fields = {
  overlap: choice(overlaps, `${OVERLAP_HOURS}`, {
    label: 'The old secret keeps working',
    hint: 'Change your programs over in that time. A secret from an earlier rotation ends at once.',
  }),
}

const rulesFor = (id: number) =>
  formRules({
    rules: rotateApiTokenRules,
    toInput: (values: ValuesOf<typeof fields>) => ({ id, overlapHours: Number(inputOf(fields, values).overlap) }),
  })

const mutation = graphql`
  mutation RotateTokenDialogMutation($input: RotateApiTokenInput!) {
    rotateApiToken(input: $input) {
      apiToken { id name previousUntil }
      secret
      viewer { ...ApiTokens_viewer }
    }
  }
`

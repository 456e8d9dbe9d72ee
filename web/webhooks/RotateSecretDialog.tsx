import { Text } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { z } from 'zod'
import { OVERLAP_HOURS } from '../../api/rules/overlap.ts'
import type { RotateSecretDialogMutation } from '../__generated__/RotateSecretDialogMutation.graphql.ts'
import type { NewSecret } from '../components/SecretOnce.tsx'
import { choice } from '../forms/choices.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'

type Props = { webhook: { id: number; name: string }; onRotated: (made: NewSecret) => void; onClose: () => void }

/** The dialog that replaces a webhook's secret. `onRotated` gets the new secret, which is shown only once. */
export function RotateSecretDialog({ webhook: { id, name }, onRotated, onClose }: Props) {
  const [rotate] = useMutation<RotateSecretDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Replace secret"
      action="Replace secret"
      working="Replacing..."
      fields={fields}
      rules={rules}
      save={({ overlap }) => rotate({ input: { id, overlapHours: Number(overlap) } })}
      failed={withReason('Failed to replace the secret', 'Please try again.')}
      onSaved={({ rotateWebhookSecret: done }) => onRotated({ id: done.webhook.id, name, secret: done.secret })}
      onClose={onClose}
    >
      {form => (
        <>
          <Text>
            The former secret of <bdi>{name}</bdi> signs beside the new one for a while, so that you can change the
            receiver.
          </Text>
          <Fields form={form} />
        </>
      )}
    </RecordDialog>
  )
}

const overlaps = { '0': 'Stops at once', '1': '1 hour', '24': '24 hours', '72': '3 days', '168': '7 days' } as const

const fields = { overlap: choice(overlaps, `${OVERLAP_HOURS}`, { label: 'The former secret still signs for' }) }

const rules = z.object({ overlap: z.string() })

const mutation = graphql`
  mutation RotateSecretDialogMutation($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      secret
      webhook { id ...WebhooksPage_webhooks }
    }
  }
`

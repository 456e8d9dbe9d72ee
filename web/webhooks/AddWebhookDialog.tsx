import { graphql } from 'react-relay'
import { addWebhookRules } from '../../api/webhooks/rules.ts'
import type { AddWebhookDialogMutation } from '../__generated__/AddWebhookDialogMutation.graphql.ts'
import type { NewSecret } from '../components/SecretOnce.tsx'
import { useToast } from '../components/Toasts.tsx'
import { formRules } from '../forms/changes.ts'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { pingWords } from './pingWords.ts'
import { toInput, WebhookForm, webhookFields } from './webhookFields.tsx'

type Props = { onAdded: (made: NewSecret) => void; onClose: () => void }

/** The dialog that makes a webhook and shows the answer to a ping. `onAdded` gets the secret, which is shown once. */
export function AddWebhookDialog({ onAdded, onClose }: Props) {
  const [addWebhook] = useMutation<AddWebhookDialogMutation>(mutation)
  const toast = useToast()
  return (
    <RecordDialog
      title="New webhook"
      action="Add webhook"
      working="Adding..."
      fields={webhookFields}
      rules={rules}
      save={input =>
        addWebhook(
          { input },
          {
            updater(store) {
              const added = store.getRootField('addWebhook')?.getLinkedRecord('webhook')
              const root = store.getRoot()
              const known = root.getLinkedRecords('webhooks')
              if (known && added) root.setLinkedRecords([...known, added], 'webhooks')
            },
          },
        )
      }
      failed={withReason('Failed to add webhook', 'Please try again.')}
      onSaved={({ addWebhook: done }) => {
        toast(pingWords(done.ping))
        onAdded({ id: done.webhook.id, name: done.webhook.name, secret: done.secret })
      }}
      onClose={onClose}
    >
      {form => <WebhookForm form={form} />}
    </RecordDialog>
  )
}

const rules = formRules({ rules: addWebhookRules, toInput })

const mutation = graphql`
  mutation AddWebhookDialogMutation($input: AddWebhookInput!) {
    addWebhook(input: $input) {
      secret
      webhook { id name ...WebhooksPage_webhooks }
      ping { state status error }
    }
  }
`

import { useState } from 'react'
import { graphql } from 'react-relay'
import { updateWebhookRules } from '../../api/webhooks/rules.ts'
import type { EditWebhookDialogMutation } from '../__generated__/EditWebhookDialogMutation.graphql.ts'
import type { EditWebhookDialogQuery } from '../__generated__/EditWebhookDialogQuery.graphql.ts'
import type { webhookFields_webhook$key } from '../__generated__/webhookFields_webhook.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { formRules } from '../forms/changes.ts'
import { EditDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { pingWords } from './pingWords.ts'
import { openedWebhook, toInput, WebhookForm, webhookFields } from './webhookFields.tsx'

type Props = { webhook: webhookFields_webhook$key; onClose: () => void }

/** The dialog that edits a webhook. After a change of the address, the answer to a ping is shown. */
export function EditWebhookDialog({ webhook, onClose }: Props) {
  const [opened] = useState(() => openedWebhook(webhook))
  const [updateWebhook] = useMutation<EditWebhookDialogMutation>(mutation)
  const toast = useToast()
  return (
    <EditDialog
      title="Edit webhook"
      noun="webhook"
      fields={webhookFields}
      opened={opened}
      latest={{
        query,
        read: ({ webhooks }: EditWebhookDialogQuery['response']) =>
          webhooks.map(openedWebhook).find(({ id }) => id === opened.id),
      }}
      rulesFrom={before => formRules({ rules: updateWebhookRules, toInput, before })}
      update={input => updateWebhook({ input })}
      saved={{ title: 'Webhook updated' }}
      failed={withReason('Failed to update webhook', 'Please try again.')}
      onSaved={({ updateWebhook: done }) => {
        if (done.ping) toast(pingWords(done.ping))
      }}
      onClose={onClose}
    >
      {form => <WebhookForm form={form} />}
    </EditDialog>
  )
}

const query = graphql`
  query EditWebhookDialogQuery {
    webhooks { ...webhookFields_webhook }
  }
`

const mutation = graphql`
  mutation EditWebhookDialogMutation($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook { ...WebhooksPage_webhooks }
      ping { state status error }
    }
  }
`

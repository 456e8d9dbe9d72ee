import { graphql } from 'react-relay'
import type { useWebhookActsDeleteMutation } from '../__generated__/useWebhookActsDeleteMutation.graphql.ts'
import type { useWebhookActsDisableMutation } from '../__generated__/useWebhookActsDisableMutation.graphql.ts'
import type { useWebhookActsEnableMutation } from '../__generated__/useWebhookActsEnableMutation.graphql.ts'
import type { useWebhookActsPingMutation } from '../__generated__/useWebhookActsPingMutation.graphql.ts'
import type { useWebhookActsTakeOverMutation } from '../__generated__/useWebhookActsTakeOverMutation.graphql.ts'
import { shortened } from '../components/format.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { pingWords } from './pingWords.ts'

const failed = (title: string) => withReason(title, 'Please try again.')

/** The actions on a webhook. */
export function useWebhookActs({ id, name }: { id: number; name: string }) {
  const [ping] = useRecordAction<useWebhookActsPingMutation>(pingMutation)
  const [enable] = useRecordAction<useWebhookActsEnableMutation>(enableMutation)
  const [disable] = useRecordAction<useWebhookActsDisableMutation>(disableMutation)
  const [takeOver] = useRecordAction<useWebhookActsTakeOverMutation>(takeOverMutation)
  const [remove] = useRecordAction<useWebhookActsDeleteMutation>(deleteMutation)
  const input = { id }
  return {
    ping: () =>
      ping({ input }, { done: answer => pingWords(answer.pingWebhook.ping), failed: failed('Failed to send a ping') }),
    enable: () =>
      enable(
        { input },
        {
          done: { title: 'Webhook enabled', text: 'It continues where it stopped.' },
          failed: failed('Failed to enable webhook'),
        },
      ),
    disable: () =>
      disable(
        { input },
        {
          done: { title: 'Webhook disabled', text: 'Events wait until you enable it again.' },
          failed: failed('Failed to disable webhook'),
        },
      ),
    takeOver: () =>
      takeOver(
        { input: { ...input, takeOver: true } },
        {
          ask: {
            title: 'Take over webhook?',
            text: `From now on, ${name} is sent what you may see.`,
            action: 'Take over',
          },
          done: { title: 'You own the webhook now' },
          failed: failed('Failed to take over webhook'),
        },
      ),
    remove: () =>
      remove(
        { input },
        {
          ask: {
            title: `Delete ${shortened(name)}?`,
            text: `Nothing more is sent to ${name}. Its list of deliveries is deleted, too.`,
            action: 'Delete',
            destructive: true,
          },
          done: { title: 'Webhook deleted' },
          failed: failed('Failed to delete webhook'),
          updater(store) {
            const gone = store.getRootField('deleteWebhook')?.getValue('deletedWebhookId')
            const root = store.getRoot()
            const known = root.getLinkedRecords('webhooks')
            if (known)
              root.setLinkedRecords(
                known.filter(each => each?.getDataID() !== gone),
                'webhooks',
              )
          },
        },
      ),
  }
}

const pingMutation = graphql`
  mutation useWebhookActsPingMutation($input: PingWebhookInput!) {
    pingWebhook(input: $input) { ping { state status error } }
  }
`

const enableMutation = graphql`
  mutation useWebhookActsEnableMutation($input: EnableWebhookInput!) {
    enableWebhook(input: $input) { webhook { ...WebhooksPage_webhooks } }
  }
`

const disableMutation = graphql`
  mutation useWebhookActsDisableMutation($input: DisableWebhookInput!) {
    disableWebhook(input: $input) { webhook { ...WebhooksPage_webhooks } }
  }
`

const takeOverMutation = graphql`
  mutation useWebhookActsTakeOverMutation($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) { webhook { ...WebhooksPage_webhooks } }
  }
`

const deleteMutation = graphql`
  mutation useWebhookActsDeleteMutation($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) { deletedWebhookId }
  }
`

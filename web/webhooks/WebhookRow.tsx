import { Button } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { disabledReasons } from '../../api/webhooks/words.ts'
import type { WebhookRow_webhook$key } from '../__generated__/WebhookRow_webhook.graphql.ts'
import type { WebhookRowDisableMutation } from '../__generated__/WebhookRowDisableMutation.graphql.ts'
import type { WebhookRowEnableMutation } from '../__generated__/WebhookRowEnableMutation.graphql.ts'
import type { WebhookRowPingMutation } from '../__generated__/WebhookRowPingMutation.graphql.ts'
import { personName } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useSmallTableStyles } from '../components/table/SmallTable.tsx'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { pingWords } from './pingWords.ts'

type Props = { webhook: WebhookRow_webhook$key; onOpen: (webhook: { id: string; name: string }) => void }

/** A webhook with its state and what can be done with it. */
export function WebhookRow({ webhook: key, onOpen }: Props) {
  const { id, databaseId, name, url, kinds, owner, disabledAt, disabledReason, failingSince } = useFragment(
    fragment,
    key,
  )
  const table = useSmallTableStyles()
  const [ping, pinging] = useRecordAction<WebhookRowPingMutation>(pingMutation)
  const [enable, enabling] = useRecordAction<WebhookRowEnableMutation>(enableMutation)
  const [disable, disabling] = useRecordAction<WebhookRowDisableMutation>(disableMutation)
  const input = { id: databaseId }
  const failed = (title: string) => withReason(title, 'Please try again.')
  const isKnown = disabledReason && disabledReason !== '%future added value'
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <bdi>{name}</bdi>
        <span className={table.detail}>{url}</span>
        {isKnown && <span className={table.detail}>{disabledReasons[disabledReason]}</span>}
        {owner.disabledAt && <span className={table.detail}>Its owner is disabled, so nothing is sent.</span>}
      </th>
      <td className={table.cell}>
        {disabledAt ? (
          <StatusBadge label="Disabled" tone="red" />
        ) : failingSince ? (
          <StatusBadge label="Failing" tone="amber" />
        ) : (
          <StatusBadge label="Enabled" tone="teal" />
        )}
      </td>
      <td className={table.wideCell}>{kinds.length === 0 ? 'All' : kinds.length}</td>
      <td className={table.wideCell}>{personName(owner)}</td>
      <td className={table.cell}>
        <Button size="small" aria-label={`Deliveries to ${name}`} onClick={() => onOpen({ id, name })}>
          Deliveries
        </Button>{' '}
        <Button
          size="small"
          aria-label={`Send a ping to ${name}`}
          disabledFocusable={pinging}
          onClick={() =>
            ping(
              { input },
              { done: answer => pingWords(answer.pingWebhook?.ping), failed: failed('Failed to send a ping') },
            )
          }
        >
          Ping
        </Button>{' '}
        {disabledAt ? (
          <Button
            size="small"
            aria-label={`Enable ${name}`}
            disabledFocusable={enabling}
            onClick={() =>
              enable({ input }, { done: { title: 'Webhook enabled' }, failed: failed('Failed to enable it') })
            }
          >
            Enable
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={`Disable ${name}`}
            disabledFocusable={disabling}
            onClick={() =>
              disable({ input }, { done: { title: 'Webhook disabled' }, failed: failed('Failed to disable it') })
            }
          >
            Disable
          </Button>
        )}
      </td>
    </tr>
  )
}

const fragment = graphql`
  fragment WebhookRow_webhook on Webhook {
    id databaseId name url kinds disabledAt disabledReason failingSince
    owner { firstName lastName email disabledAt }
  }
`

const pingMutation = graphql`
  mutation WebhookRowPingMutation($input: PingWebhookInput!) {
    pingWebhook(input: $input) { ping { state status error } }
  }
`

const enableMutation = graphql`
  mutation WebhookRowEnableMutation($input: EnableWebhookInput!) {
    enableWebhook(input: $input) { webhook { ...WebhookRow_webhook } }
  }
`

const disableMutation = graphql`
  mutation WebhookRowDisableMutation($input: DisableWebhookInput!) {
    disableWebhook(input: $input) { webhook { ...WebhookRow_webhook } }
  }
`

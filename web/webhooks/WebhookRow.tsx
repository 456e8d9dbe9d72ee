import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import { disabledReasons } from '../../api/webhooks/words.ts'
import type { WebhookRow_webhook$key } from '../__generated__/WebhookRow_webhook.graphql.ts'
import { asDialog } from '../app/asDialog.tsx'
import { PersonId } from '../app/lastAddress.ts'
import { useDialog } from '../components/DialogHost.tsx'
import { formatDateTime, personName } from '../components/format.ts'
import { later } from '../components/later.tsx'
import { RowMenu } from '../components/RecordMenu.tsx'
import type { NewSecret } from '../components/SecretOnce.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useSmallTableStyles } from '../components/table/SmallTable.tsx'
import { useWebhookActs } from './useWebhookActs.ts'

type Props = {
  webhook: WebhookRow_webhook$key
  onOpen: (webhook: { id: string; name: string }) => void
  onRotated: (made: NewSecret) => void
}

/** A webhook with its state and what can be done with it. On phones all of it is shown below its name. */
export function WebhookRow({ webhook: key, onOpen, onRotated }: Props) {
  const webhook = useFragment(fragment, key)
  const { id, databaseId, name, url, kinds, owner, disabledAt, disabledReason, previousSecretUntil } = webhook
  const table = useSmallTableStyles()
  const open = useDialog()
  const acts = useWebhookActs({ id: databaseId, name })
  const isOwn = use(PersonId) === owner.id
  const events = kinds.length === 0 ? 'All' : `${kinds.length}`
  const badge = disabledAt ? (
    <StatusBadge label={disabledReason === 'OWNER_DISABLED' ? 'Standing still' : 'Disabled'} tone="red" />
  ) : webhook.failingSince ? (
    <StatusBadge label="Failing" tone="amber" />
  ) : (
    <StatusBadge label="Enabled" tone="teal" />
  )
  const actions = [
    { label: 'Edit', onChoose: () => open(onClose => <EditWebhookDialog {...{ webhook, onClose }} />) },
    { label: 'Send a ping', onChoose: acts.ping },
    {
      label: 'Replace secret',
      onChoose: () =>
        open(onClose => <RotateSecretDialog webhook={{ id: databaseId, name }} {...{ onRotated, onClose }} />),
    },
    ...(isOwn ? [] : [{ label: 'Take over', onChoose: acts.takeOver }]),
    disabledAt && disabledReason !== 'OWNER_DISABLED'
      ? { label: 'Enable', onChoose: acts.enable }
      : { label: 'Disable', onChoose: acts.disable },
    { label: 'Delete', destructive: true, onChoose: acts.remove },
  ]
  return (
    <tr className={table.row}>
      <th scope="row" className={table.name}>
        <bdi>{name}</bdi>
        <span className={table.detail}>{url}</span>
        {disabledReason && disabledReason !== '%future added value' && (
          <span className={table.detail}>{disabledReasons[disabledReason]}</span>
        )}
        {webhook.isSecretRotating && previousSecretUntil && (
          <span className={table.detail}>The former secret signs until {formatDateTime(previousSecretUntil)}.</span>
        )}
        <span className={table.below}>
          Events: {events}. Owner: {personName(owner)}
        </span>
        <span className={table.belowBadge}>{badge}</span>
      </th>
      <td className={table.wideCell}>{badge}</td>
      <td className={table.wideCell}>{events}</td>
      <td className={table.wideCell}>{personName(owner)}</td>
      <td className={table.cell}>
        <Button size="small" aria-label={`Deliveries to ${name}`} onClick={() => onOpen({ id, name })}>
          Deliveries
        </Button>{' '}
        <RowMenu label={`Actions for ${name}`} actions={actions} />
      </td>
    </tr>
  )
}

const EditWebhookDialog = later(async () => (await import('./EditWebhookDialog.tsx')).EditWebhookDialog, asDialog)

const RotateSecretDialog = later(async () => (await import('./RotateSecretDialog.tsx')).RotateSecretDialog, asDialog)

const fragment = graphql`
  fragment WebhookRow_webhook on Webhook {
    id databaseId name url kinds disabledAt disabledReason failingSince isSecretRotating previousSecretUntil
    owner { id firstName lastName email }
    ...webhookFields_webhook
  }
`

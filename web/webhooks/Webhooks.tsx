import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { use, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { disabledReasons } from '../../api/webhooks/words.ts'
import type { Webhooks_webhookRow$key } from '../__generated__/Webhooks_webhookRow.graphql.ts'
import type { WebhooksQuery } from '../__generated__/WebhooksQuery.graphql.ts'
import { PersonId } from '../app/lastAddress.ts'
import { DialogButton } from '../components/DialogButton.tsx'
import { DialogHost, useDialog } from '../components/DialogHost.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { formatDateTime, personName } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { RowMenu } from '../components/RecordMenu.tsx'
import { type NewSecret, SecretOnce } from '../components/SecretOnce.tsx'
import { Card } from '../components/Section.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column } from '../components/styles.ts'
import { SmallTable, useSmallTableStyles } from '../components/table/SmallTable.tsx'
import { useWebhookActs } from './useWebhookActs.ts'

type Props = { onOpen: (webhook: { id: string; name: string }) => void }

/** Lists and adds webhooks. A secret is shown only once. */
export function Webhooks({ onOpen }: Props) {
  const { webhooks } = useLazyLoadQuery<WebhooksQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const styles = useStyles()
  const [made, setMade] = useState<NewSecret | null>(null)
  return (
    <Card
      title="Addresses"
      actions={
        <DialogButton
          icon={<AddRegular />}
          dialog={onClose => <AddWebhookDialog onAdded={setMade} onClose={onClose} />}
        >
          New webhook
        </DialogButton>
      }
    >
      <p className={styles.text}>
        Events are sent, signed, to these addresses. A webhook sends what its owner may see, and nothing while its owner
        is disabled.
      </p>
      <div ref={takesFocusOver} tabIndex={-1} className={styles.list}>
        {made && (
          <SecretOnce made={made} noun="secret" onDone={() => setMade(null)}>
            With it, your receiver verifies that an event comes from here.
          </SecretOnce>
        )}
        {webhooks.length > 0 ? (
          <DialogHost>
            <SmallTable label="Webhooks" columns={columns} action="Actions">
              {webhooks.map(webhook => (
                <WebhookRow key={webhook.id} webhook={webhook} onOpen={onOpen} onRotated={setMade} />
              ))}
            </SmallTable>
          </DialogHost>
        ) : (
          <p className={styles.text}>None yet. Add the first one to let another system know of each change.</p>
        )}
      </div>
    </Card>
  )
}

const AddWebhookDialog = laterDialog(async () => (await import('./AddWebhookDialog.tsx')).AddWebhookDialog)

const columns = [
  { label: 'Webhook' },
  { label: 'State', wide: true },
  { label: 'Events', wide: true },
  { label: 'Owner', wide: true },
]

type WebhookRowProps = {
  webhook: Webhooks_webhookRow$key
  onOpen: (webhook: { id: string; name: string }) => void
  onRotated: (made: NewSecret) => void
}

/** A webhook with its state and what can be done with it. On phones all of it is shown below its name. */
function WebhookRow({ webhook: key, onOpen, onRotated }: WebhookRowProps) {
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

const EditWebhookDialog = laterDialog(async () => (await import('./EditWebhookDialog.tsx')).EditWebhookDialog)

const RotateSecretDialog = laterDialog(async () => (await import('./RotateSecretDialog.tsx')).RotateSecretDialog)

const query = graphql`
  query WebhooksQuery {
    webhooks { id ...Webhooks_webhookRow }
  }
`

const fragment = graphql`
  fragment Webhooks_webhookRow on Webhook {
    id databaseId name url kinds disabledAt disabledReason failingSince isSecretRotating previousSecretUntil
    owner { id firstName lastName email }
    ...webhookFields_webhook
  }
`

const useStyles = makeStyles({
  list: { ...column, gap: tokens.spacingVerticalM, outlineStyle: 'none' },
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
})

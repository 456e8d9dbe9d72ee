import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery, usePreloadedQuery } from 'react-relay'
import { disabledReasons } from '../../api/webhooks/words.ts'
import type { WebhooksPage_webhooks$key } from '../__generated__/WebhooksPage_webhooks.graphql.ts'
import type { WebhooksPageQuery } from '../__generated__/WebhooksPageQuery.graphql.ts'
import type { WebhooksPageWebhooksQuery } from '../__generated__/WebhooksPageWebhooksQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { PersonId } from '../app/lastAddress.ts'
import { DialogButton } from '../components/DialogButton.tsx'
import { DialogHost, useDialog } from '../components/DialogHost.tsx'
import { takesFocusOver } from '../components/focus.ts'
import { formatDateTime, personName } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { PeopleSkeleton } from '../components/PeopleSkeleton.tsx'
import { RowMenu } from '../components/RecordMenu.tsx'
import { type NewSecret, SecretOnce } from '../components/SecretOnce.tsx'
import { Card } from '../components/Section.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column, gutter } from '../components/styles.ts'
import { SmallTable, useSmallTableStyles } from '../components/table/SmallTable.tsx'
import { Deliveries } from './Deliveries.tsx'
import { useWebhookActs } from './useWebhookActs.ts'

/** The page with the webhooks, and with the deliveries of the chosen webhook. */
export function WebhooksPage({ queryRef }: PageProps<WebhooksPageQuery>) {
  const { viewer } = usePreloadedQuery<WebhooksPageQuery>(query, queryRef)
  const styles = useStyles()
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const deliveries = useRef<HTMLDivElement>(null)
  // Scrolls to the deliveries, which are below the visible part of the page on phones.
  useEffect(() => {
    if (!chosen) return
    deliveries.current?.scrollIntoView({ block: 'nearest' })
    deliveries.current?.focus({ preventScroll: true })
  }, [chosen])
  if (viewer?.role !== 'ADMIN') {
    return (
      <>
        <PageHeader title="Webhooks" />
        <p className={styles.refused}>Admins can see and change where events are sent.</p>
      </>
    )
  }
  const loading = <PeopleSkeleton label="Loading" rowHeight={48} />
  return (
    <>
      <PageHeader title="Webhooks" />
      <div className={styles.root}>
        <SectionBoundary message="The webhooks could not be loaded.">
          <Suspense fallback={<Card title="Addresses">{loading}</Card>}>
            <Webhooks onOpen={setChosen} />
          </Suspense>
        </SectionBoundary>
        {chosen && (
          <div ref={deliveries} tabIndex={-1} className={styles.deliveries}>
            <Card title={`Deliveries to ${chosen.name}`}>
              <SectionBoundary message="The deliveries could not be loaded.">
                <Suspense fallback={loading}>
                  <Deliveries key={chosen.id} id={chosen.id} />
                </Suspense>
              </SectionBoundary>
            </Card>
          </div>
        )}
      </div>
    </>
  )
}

type Props = { onOpen: (webhook: { id: string; name: string }) => void }

/** The card that lists and adds webhooks. A webhook's secret is shown only once. */
function Webhooks({ onOpen }: Props) {
  const { webhooks } = useLazyLoadQuery<WebhooksPageWebhooksQuery>(
    webhooksQuery,
    {},
    { fetchPolicy: 'store-and-network' },
  )
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
  webhook: WebhooksPage_webhooks$key
  onOpen: (webhook: { id: string; name: string }) => void
  onRotated: (made: NewSecret) => void
}

/** A row with a webhook, its state and its actions. On phones, state and actions are shown below the name. */
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
  query WebhooksPageQuery @preloadable {
    viewer { role }
  }
`

const webhooksQuery = graphql`
  query WebhooksPageWebhooksQuery {
    webhooks { id ...WebhooksPage_webhooks }
  }
`

const fragment = graphql`
  fragment WebhooksPage_webhooks on Webhook {
    id databaseId name url kinds disabledAt disabledReason failingSince isSecretRotating previousSecretUntil
    owner { id firstName lastName email }
    ...webhookFields_webhook
  }
`

const useStyles = makeStyles({
  root: { ...gutter, ...column, gap: tokens.spacingVerticalL, maxWidth: '1304px', paddingBlockEnd: '64px' },
  deliveries: { scrollMarginBlock: '64px' },
  refused: { ...gutter, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { ...column, gap: tokens.spacingVerticalM, outlineStyle: 'none' },
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
})

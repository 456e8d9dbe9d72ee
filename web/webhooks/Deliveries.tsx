import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { startTransition, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { deliveryStates, PING } from '../../api/webhooks/words.ts'
import type { Deliveries_delivery$key } from '../__generated__/Deliveries_delivery.graphql.ts'
import type { Deliveries_webhook$key } from '../__generated__/Deliveries_webhook.graphql.ts'
import type { DeliveriesDeliveryReplayMutation } from '../__generated__/DeliveriesDeliveryReplayMutation.graphql.ts'
import type { DeliveriesMoreQuery } from '../__generated__/DeliveriesMoreQuery.graphql.ts'
import type { DeliveriesQuery } from '../__generated__/DeliveriesQuery.graphql.ts'
import type { DeliveriesReplayMutation } from '../__generated__/DeliveriesReplayMutation.graphql.ts'
import { CodeBlock } from '../components/CodeBlock.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { formatDateTime } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column, phone, row } from '../components/styles.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'

type State = keyof typeof deliveryStates

/** The deliveries of a webhook, newest first: all, or only deliveries in a chosen state. */
export function Deliveries({ id }: { id: string }) {
  const styles = useStyles()
  const [asked, setAsked] = useState<{ state: State | null; time: number }>({ state: null, time: 0 })
  const { state, time } = asked
  // The current rows stay in view until the new rows are loaded.
  const ask = (change: Partial<typeof asked>) =>
    startTransition(() => setAsked(now => ({ ...now, ...change, time: now.time + 1 })))
  const options = { fetchPolicy: 'store-and-network', fetchKey: time } as const
  const { node } = useLazyLoadQuery<DeliveriesQuery>(query, { id, state }, options)
  const { data, ...pages } = usePaginationFragment<DeliveriesMoreQuery, Deliveries_webhook$key>(
    fragment,
    node?.webhook ?? null,
  )
  const [replayFailed, busy] = useRecordAction<DeliveriesReplayMutation>(replayMutation)
  const deliveries = data?.deliveries?.edges.map(edge => edge.node) ?? []
  const failures = data?.failures ?? 0
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <FilterSelect
          label="State"
          all="All states"
          words={deliveryStates}
          value={state}
          onChange={chosen => ask({ state: chosen })}
        />
        <Button onClick={() => ask({})}>Refresh</Button>
        {data && failures > 0 && (
          <Button
            disabledFocusable={busy}
            onClick={() =>
              replayFailed(
                { input: { id: data.databaseId } },
                {
                  done: answer => ({ title: sentAgain(answer.replayFailedWebhookDeliveries.replayed) }),
                  onDone: () => ask({}),
                  failed: withReason('Failed to send them again', 'Please try again.'),
                },
              )
            }
          >
            {failures === 1 ? 'Send the failed one again' : `Send all ${failures} failed again`}
          </Button>
        )}
      </div>
      {deliveries.length === 0 && (
        <p className={styles.quiet}>
          {state
            ? 'None in this state.'
            : 'Nothing was sent yet. The next event shows here; a ping tries the address at once.'}
        </p>
      )}
      {deliveries.map(delivery => (
        <Delivery key={delivery.id} delivery={delivery} onSent={() => ask({})} />
      ))}
      <MoreButton {...pages}>Show earlier ones</MoreButton>
    </div>
  )
}

const sentAgain = (count: number) => (count === 1 ? '1 is sent again' : `${count} are sent again`)

/** A row with a delivery, which can be expanded to show the request and response. */
function Delivery({ delivery: key, onSent }: { delivery: Deliveries_delivery$key; onSent: () => void }) {
  const styles = useStyles()
  const { databaseId, kind, state, record, attempts, status, answer, error, body, createdAt } = useFragment(
    deliveryFragment,
    key,
  )
  const [replay, busy] = useRecordAction<DeliveriesDeliveryReplayMutation>(deliveryReplayMutation)
  const isPing = kind === PING
  return (
    <details className={styles.delivery}>
      <summary className={styles.line}>
        <ChevronRight16Regular className={styles.chevron} />
        {state !== '%future added value' && <StatusBadge label={deliveryStates[state]} tone={TONES[state]} />}
        <span>{kind}</span>
        <span className={styles.deliveryQuiet}>{isPing ? '' : record}</span>
        <time className={styles.time} dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </summary>
      <div className={styles.story}>
        <p className={styles.facts}>
          {attempts === 0 ? 'Not tried yet' : attempts === 1 ? '1 attempt' : `${attempts} attempts`}.
          {error ? ` ${error}.` : status && ` Answered ${status}.`}
        </p>
        {body ? (
          <CodeBlock label="Sent" text={body} />
        ) : (
          attempts > 0 && <p className={styles.facts}>What was sent has been removed with its record.</p>
        )}
        {answer ? (
          <CodeBlock label="Answered" text={answer} />
        ) : (
          status && <p className={styles.facts}>The answer has no text.</p>
        )}
        {!isPing && (
          <Button
            size="small"
            className={styles.again}
            disabledFocusable={busy}
            onClick={() =>
              replay(
                { input: { id: databaseId } },
                {
                  done: { title: 'It is sent again' },
                  onDone: onSent,
                  failed: withReason('Failed to send it again', 'Please try again.'),
                },
              )
            }
          >
            {state === 'WAITING' ? 'Send now' : 'Send again'}
          </Button>
        )}
      </div>
    </details>
  )
}

const TONES = { WAITING: 'amber', DELIVERED: 'teal', FAILED: 'red' } as const

const query = graphql`
  query DeliveriesQuery($id: ID!, $state: WebhookDeliveryState) {
    node(id: $id) { ...Deliveries_webhook @arguments(state: $state) @alias(as: "webhook") }
  }
`

const fragment = graphql`
  fragment Deliveries_webhook on Webhook
  @refetchable(queryName: "DeliveriesMoreQuery")
  @argumentDefinitions(
    state: { type: "WebhookDeliveryState" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    databaseId
    failures: deliveryCount(state: FAILED)
    deliveries(state: $state, first: $count, after: $cursor) @connection(key: "Deliveries_deliveries") {
      edges {
        node { id ...Deliveries_delivery }
      }
    }
  }
`

const replayMutation = graphql`
  mutation DeliveriesReplayMutation($input: ReplayFailedWebhookDeliveriesInput!) {
    replayFailedWebhookDeliveries(input: $input) { replayed }
  }
`

const deliveryFragment = graphql`
  fragment Deliveries_delivery on WebhookDelivery {
    databaseId kind state record attempts status answer error body createdAt
  }
`

const deliveryReplayMutation = graphql`
  mutation DeliveriesDeliveryReplayMutation($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) {
      delivery { id state attempts }
    }
  }
`

const useStyles = makeStyles({
  root: column,
  bar: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginBlockEnd: tokens.spacingVerticalS },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  delivery: {
    paddingBlock: tokens.spacingVerticalXS,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  },
  line: {
    ...row,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    cursor: 'pointer',
    [phone]: { minHeight: '44px' },
  },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  deliveryQuiet: { color: tokens.colorNeutralForeground3 },
  story: { ...column, gap: tokens.spacingVerticalS, paddingBlock: tokens.spacingVerticalS },
  facts: { margin: 0, color: tokens.colorNeutralForeground3 },
  time: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  again: { alignSelf: 'flex-start' },
})

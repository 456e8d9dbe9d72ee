import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { startTransition, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { deliveryStates } from '../../api/webhooks/words.ts'
import type { Deliveries_webhook$key } from '../__generated__/Deliveries_webhook.graphql.ts'
import type { DeliveriesMoreQuery } from '../__generated__/DeliveriesMoreQuery.graphql.ts'
import type { DeliveriesQuery } from '../__generated__/DeliveriesQuery.graphql.ts'
import type { DeliveriesReplayMutation } from '../__generated__/DeliveriesReplayMutation.graphql.ts'
import { FilterSelect } from '../components/FilterFields.tsx'
import { column, row } from '../components/styles.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import { Delivery } from './Delivery.tsx'

type State = keyof typeof deliveryStates

/** The deliveries of a webhook in one state or all, the newest first. */
export function Deliveries({ id }: { id: string }) {
  const styles = useStyles()
  const [asked, setAsked] = useState<{ state: State | null; time: number }>({ state: null, time: 0 })
  const { state, time } = asked
  // The shown rows stay until the others are there.
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
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
      <MoreButton {...pages}>Show earlier ones</MoreButton>
    </div>
  )
}

const sentAgain = (count: number) => (count === 1 ? '1 is sent again' : `${count} are sent again`)

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
        node { id ...Delivery_delivery }
      }
    }
  }
`

const replayMutation = graphql`
  mutation DeliveriesReplayMutation($input: ReplayFailedWebhookDeliveriesInput!) {
    replayFailedWebhookDeliveries(input: $input) { replayed }
  }
`

const useStyles = makeStyles({
  root: column,
  bar: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginBlockEnd: tokens.spacingVerticalS },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
})

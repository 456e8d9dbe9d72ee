import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { deliveryStates } from '../../api/webhooks/words.ts'
import type { DeliveriesQuery } from '../__generated__/DeliveriesQuery.graphql.ts'
import type { DeliveriesReplayMutation } from '../__generated__/DeliveriesReplayMutation.graphql.ts'
import { formatDateTime } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column, row } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** The newest deliveries of a webhook, each with what was sent and answered. */
export function Deliveries({ id }: { id: string }) {
  const styles = useStyles()
  const [version, setVersion] = useState(0)
  const options = { fetchPolicy: 'store-and-network', fetchKey: version } as const
  const { node } = useLazyLoadQuery<DeliveriesQuery>(query, { id }, options)
  const [replay, busy] = useRecordAction<DeliveriesReplayMutation>(replayMutation)
  const deliveries = node?.deliveries?.edges.map(edge => edge.node) ?? []
  return (
    <div className={styles.root}>
      <Button size="small" className={styles.refresh} onClick={() => setVersion(version + 1)}>
        Refresh
      </Button>
      {deliveries.length === 0 && <p className={styles.quiet}>Nothing was sent yet. The next event will show here.</p>}
      {deliveries.map(({ databaseId, kind, state, record, attempts, status, answer, error, body, createdAt }) => (
        <details key={databaseId} className={styles.one}>
          <summary className={styles.line}>
            {state !== '%future added value' && <StatusBadge label={deliveryStates[state]} tone={TONES[state]} />}
            <span>{kind}</span>
            <span className={styles.quiet}>{kind === 'ping' ? '' : record}</span>
            <time className={styles.quiet} dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </summary>
          <p className={styles.quiet}>
            Attempts: {attempts}. {status ? `Last status: ${status}. ` : ''}
            {error ? `${error}.` : ''}
          </p>
          <h3 className={styles.head}>Sent</h3>
          <pre className={styles.text}>{body ?? 'Nothing yet, or removed with its record.'}</pre>
          <h3 className={styles.head}>Answered</h3>
          <pre className={styles.text}>{answer || 'Nothing.'}</pre>
          {kind !== 'ping' && (
            <Button
              size="small"
              disabledFocusable={busy}
              onClick={() =>
                replay(
                  { input: { id: databaseId } },
                  {
                    done: { title: 'It is sent again' },
                    failed: withReason('Failed to send it again', 'Please try again.'),
                  },
                )
              }
            >
              Send again
            </Button>
          )}
        </details>
      ))}
    </div>
  )
}

const TONES = { WAITING: 'amber', DELIVERED: 'teal', FAILED: 'red' } as const

const query = graphql`
  query DeliveriesQuery($id: ID!) {
    node(id: $id) {
      ... on Webhook {
        deliveries(first: 50) {
          edges {
            node { databaseId kind state record attempts status answer error body createdAt }
          }
        }
      }
    }
  }
`

const replayMutation = graphql`
  mutation DeliveriesReplayMutation($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) {
      delivery { id state attempts }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  refresh: { alignSelf: 'flex-start' },
  one: { paddingBlock: tokens.spacingVerticalXS, borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, cursor: 'pointer' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  head: { margin: `${tokens.spacingVerticalS} 0 0`, fontSize: tokens.fontSizeBase200 },
  text: {
    margin: 0,
    maxHeight: '320px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
  },
})

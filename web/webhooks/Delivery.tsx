import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { graphql, useFragment } from 'react-relay'
import { deliveryStates, PING } from '../../api/webhooks/words.ts'
import type { Delivery_delivery$key } from '../__generated__/Delivery_delivery.graphql.ts'
import type { DeliveryReplayMutation } from '../__generated__/DeliveryReplayMutation.graphql.ts'
import { formatDateTime } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { row } from '../components/styles.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** A delivery, which opens to what was sent and answered. */
export function Delivery({ delivery: key }: { delivery: Delivery_delivery$key }) {
  const styles = useStyles()
  const { databaseId, kind, state, record, attempts, status, answer, error, body, createdAt } = useFragment(
    fragment,
    key,
  )
  const [replay, busy] = useRecordAction<DeliveryReplayMutation>(replayMutation)
  const isPing = kind === PING
  return (
    <details className={styles.root}>
      <summary className={styles.line}>
        <ChevronRight16Regular className={styles.chevron} />
        {state !== '%future added value' && <StatusBadge label={deliveryStates[state]} tone={TONES[state]} />}
        <span>{kind}</span>
        <span className={styles.quiet}>{isPing ? '' : record}</span>
        <time className={styles.time} dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </summary>
      <p className={styles.attempts}>
        Attempts: {attempts}. {status ? `Last status: ${status}. ` : ''}
        {error ? `${error}.` : ''}
      </p>
      <h3 className={styles.head}>Sent</h3>
      <pre className={styles.text}>{body ?? 'Nothing yet, or removed with its record.'}</pre>
      <h3 className={styles.head}>Answered</h3>
      <pre className={styles.text}>{answer || 'Nothing.'}</pre>
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
                failed: withReason('Failed to send it again', 'Please try again.'),
              },
            )
          }
        >
          Send again
        </Button>
      )}
    </details>
  )
}

const TONES = { WAITING: 'amber', DELIVERED: 'teal', FAILED: 'red' } as const

const fragment = graphql`
  fragment Delivery_delivery on WebhookDelivery {
    databaseId kind state record attempts status answer error body createdAt
  }
`

const replayMutation = graphql`
  mutation DeliveryReplayMutation($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) {
      delivery { id state attempts }
    }
  }
`

const useStyles = makeStyles({
  root: { paddingBlock: tokens.spacingVerticalS, borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, cursor: 'pointer' },
  chevron: { color: tokens.colorNeutralForeground3, '[open] > summary > &': { transform: 'rotate(90deg)' } },
  quiet: { color: tokens.colorNeutralForeground3 },
  attempts: { margin: `${tokens.spacingVerticalS} 0 0`, color: tokens.colorNeutralForeground3 },
  time: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  head: { margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXXS}`, fontSize: tokens.fontSizeBase200 },
  text: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    maxHeight: '320px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
  },
  again: { marginBlockStart: tokens.spacingVerticalS },
})

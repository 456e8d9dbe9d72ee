import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { graphql, useFragment } from 'react-relay'
import { deliveryStates, PING } from '../../api/webhooks/words.ts'
import type { Delivery_delivery$key } from '../__generated__/Delivery_delivery.graphql.ts'
import type { DeliveryReplayMutation } from '../__generated__/DeliveryReplayMutation.graphql.ts'
import { CodeBlock } from '../components/CodeBlock.tsx'
import { formatDateTime } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column, phone, row } from '../components/styles.ts'
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
  root: {
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
  quiet: { color: tokens.colorNeutralForeground3 },
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

import { makeStyles, tokens } from '@fluentui/react-components'
import { formatDateTime } from '../../../components/format.ts'
import { caption, column, plainList } from '../../../components/styles.ts'
import type { Given } from './draft.ts'
import { answers, timeZone } from './words.ts'

/** What was answered and when; `isNews` tells it to screen readers. */
export function GivenAnswer({ given, isNews }: { given: Given; isNews: boolean }) {
  const { answer, times, comment, answeredAt, isSending } = given
  const styles = useStyles()
  return (
    <div className={styles.root} role={isNews ? 'status' : undefined}>
      <strong className={styles.answer}>{answers[answer].given}</strong>
      <div className={styles.time}>{isSending ? 'Sending...' : `Sent ${formatDateTime(answeredAt)}`}</div>
      {times.length > 0 && (
        <>
          <ul className={styles.times}>
            {times.map(time => (
              <li key={time}>{formatDateTime(time)}</li>
            ))}
          </ul>
          <div className={styles.time}>{timeZone()}</div>
        </>
      )}
      {comment && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  answer: { fontWeight: tokens.fontWeightSemibold },
  time: caption,
  times: plainList,
  comment: { margin: `${tokens.spacingVerticalXS} 0 0`, whiteSpace: 'pre-line' },
})

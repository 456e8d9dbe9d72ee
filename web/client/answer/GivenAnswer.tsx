import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle'
import { formatDateTime } from '../../components/format.ts'
import { caption, column, plainList, row } from '../../components/styles.ts'
import type { Given } from './draft.ts'
import { answers, timeZone } from './words.ts'

/** What was answered and when; `isNews` tells it to screen readers. */
export function GivenAnswer({ given, isNews }: { given: Given; isNews: boolean }) {
  const { answer, times, comment, answeredAt, isSending } = given
  const styles = useStyles()
  const Icon = answer === 'NOT_THIS_ONE' ? DismissCircleRegular : CheckmarkCircleRegular
  return (
    <div className={styles.root} role={isNews ? 'status' : undefined}>
      <div className={styles.answer}>
        <Icon className={styles.icon} />
        {answers[answer].given}
      </div>
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
  answer: { ...row, gap: tokens.spacingHorizontalSNudge, fontWeight: tokens.fontWeightSemibold },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  time: caption,
  times: plainList,
  comment: { margin: `${tokens.spacingVerticalXS} 0 0`, whiteSpace: 'pre-line' },
})

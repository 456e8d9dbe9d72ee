import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { emailFailures } from '../../api/applications/words.ts'
import type { ApplicationMarks_application$key } from '../__generated__/ApplicationMarks_application.graphql.ts'
import { formatDay } from '../components/format.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'

/**
 * What staff should see of an application at once: knockout answers, another application of the same person, the waiting list,
 * withdrawal, erasure, a resume that could not be read and an e-mail that was not delivered.
 */
export function ApplicationMarks({ application: key }: { application: ApplicationMarks_application$key }) {
  const { answers, email, ...marks } = useFragment(fragment, key)
  const {
    waitingPosition,
    withdrawnAt,
    erasureAskedAt,
    appliedBeforeAt,
    appliedAgainAt,
    readingProblem,
    emailFailure,
  } = marks
  const styles = useStyles()
  const wrong = answers.filter(({ isWrong }) => isWrong)
  if (wrong.length === 0 && !Object.values(marks).some(Boolean)) return null
  return (
    <span className={styles.root}>
      {erasureAskedAt && <StatusBadge label="Asks for erasure" tone="red" />}
      {appliedBeforeAt && <StatusBadge label={`Applied before, ${formatDay(appliedBeforeAt)}`} tone="amber" />}
      {appliedAgainAt && <StatusBadge label={`Applied again, ${formatDay(appliedAgainAt)}`} tone="amber" />}
      {waitingPosition && <StatusBadge label={`Waiting list, number ${waitingPosition}`} tone="grey" />}
      {withdrawnAt && <StatusBadge label="Withdrew" tone="grey" />}
      {readingProblem && <span className={styles.trouble}>The resume could not be read: {readingProblem}</span>}
      {emailFailure && (
        <span className={styles.trouble}>
          The e-mail to {email} could not be delivered: {reasons[emailFailure] ?? 'the reason is unknown'}.
        </span>
      )}
      {wrong.map(({ question, answer }) => (
        <span key={question} className={styles.trouble} title={`${question} ${answer}`}>
          Knockout: {question} {answer}
        </span>
      ))}
    </span>
  )
}

/** A newer API may have more of them. */
const reasons: Readonly<Record<string, string>> = emailFailures

const fragment = graphql`
  fragment ApplicationMarks_application on ExternalApplication {
    answers { question answer isWrong }
    waitingPosition withdrawnAt erasureAskedAt appliedBeforeAt appliedAgainAt readingProblem email emailFailure
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, fontWeight: tokens.fontWeightRegular },
  trouble: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
})

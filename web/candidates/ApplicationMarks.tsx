import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationMarks_application$key } from '../__generated__/ApplicationMarks_application.graphql.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'

/** What staff should see of an application at once: knockout answers, the waiting list, withdrawal and erasure. */
export function ApplicationMarks({ application: key }: { application: ApplicationMarks_application$key }) {
  const { answers, waitingPosition, withdrawnAt, erasureAskedAt } = useFragment(fragment, key)
  const styles = useStyles()
  const wrong = answers.filter(({ isWrong }) => isWrong)
  if (wrong.length === 0 && !waitingPosition && !withdrawnAt && !erasureAskedAt) return null
  return (
    <span className={styles.root}>
      {erasureAskedAt && <StatusBadge label="Asks for erasure" tone="red" />}
      {waitingPosition && <StatusBadge label={`Waiting list, number ${waitingPosition}`} tone="grey" />}
      {withdrawnAt && <StatusBadge label="Withdrew" tone="grey" />}
      {wrong.map(({ question, answer }) => (
        <span key={question} className={styles.knockout} title={`${question} ${answer}`}>
          Knockout: {question} {answer}
        </span>
      ))}
    </span>
  )
}

const fragment = graphql`
  fragment ApplicationMarks_application on ExternalApplication {
    answers { question answer isWrong }
    waitingPosition withdrawnAt erasureAskedAt
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, fontWeight: tokens.fontWeightRegular },
  knockout: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
})

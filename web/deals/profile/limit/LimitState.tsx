import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { LimitState_deal$key } from '../../../__generated__/LimitState_deal.graphql.ts'

/** How many have applied, and whether the public page still takes applications. */
export function LimitState({ deal: key }: { deal: LimitState_deal$key }) {
  const { status, applicationLimit } = useFragment(fragment, key)
  const { limit, currentCount, isReached } = applicationLimit
  const styles = useStyles()
  const isLimited = typeof limit === 'number'
  const isOpen = accepting.some(each => each === status)
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <span>
          {currentCount} {currentCount === 1 ? 'application' : 'applications'}
          {isLimited && <span className={styles.quiet}> of {limit}</span>}
        </span>
        <span className={mergeClasses(styles.state, isReached ? styles.reached : isOpen && styles.accepting)}>
          {isReached ? 'Limit reached' : isOpen ? 'Accepting applications' : 'Closed by the status of the deal'}
        </span>
      </div>
      {isLimited && (
        <ProgressBar
          aria-label="Share of the limit"
          value={Math.min(1, currentCount / limit)}
          color={isReached ? 'error' : 'brand'}
        />
      )}
    </div>
  )
}

/** While a deal has one of these, its public page takes applications. */
const accepting = ['OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW'] as const

const fragment = graphql`
  fragment LimitState_deal on Deal {
    status
    applicationLimit {
      limit
      currentCount
      isReached
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${tokens.spacingHorizontalL}`,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  state: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  accepting: { color: tokens.colorStatusSuccessForeground1 },
  reached: { color: tokens.colorStatusDangerForeground1 },
})

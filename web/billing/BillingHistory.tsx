import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { BillingHistoryQuery } from '../__generated__/BillingHistoryQuery.graphql.ts'
import { ErrorBoundary } from '../app/boundaries.tsx'
import { problemWords } from '../app/problemWords.ts'
import { Problem } from '../components/Problem.tsx'
import { BillingHistoryEntry } from './BillingHistoryEntry.tsx'

type Props = { queryRef: PreloadedQuery<BillingHistoryQuery>; onRetry: () => void }

/** What the billing was before, change by change, the newest first. */
export function BillingHistory({ queryRef, onRetry }: Props) {
  return (
    <ErrorBoundary
      resetOn={queryRef}
      fallback={error => <Problem level="section" words={problemWords(error)} onRetry={onRetry} />}
    >
      <Suspense fallback={<OnItsWay />}>
        <Entries queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Entries({ queryRef }: Pick<Props, 'queryRef'>) {
  const { billingHistory } = usePreloadedQuery<BillingHistoryQuery>(billingHistoryQuery, queryRef)
  const styles = useStyles()
  if (billingHistory.length === 0) return <p className={styles.none}>No billing changes recorded yet</p>
  return (
    <ol aria-label="Billing history" className={styles.list}>
      {billingHistory.map(change => (
        <BillingHistoryEntry key={change.id} change={change} />
      ))}
    </ol>
  )
}

function OnItsWay() {
  return (
    <Skeleton aria-label="Loading the billing history" style={{ display: 'grid', gap: '8px' }}>
      <SkeletonItem size={16} style={{ maxWidth: '280px' }} />
      <SkeletonItem size={12} style={{ maxWidth: '420px' }} />
    </Skeleton>
  )
}

/** Started when somebody opens the history. */
export const billingHistoryQuery = graphql`
  query BillingHistoryQuery($dealId: Int!, $talentId: Int!) {
    billingHistory(dealId: $dealId, talentId: $talentId) {
      id
      ...BillingHistoryEntry_change
    }
  }
`

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:first-child)': {
      marginBlockStart: tokens.spacingVerticalM,
      paddingBlockStart: tokens.spacingVerticalM,
      borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    },
  },
})

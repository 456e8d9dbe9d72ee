import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { useCandidatesQuery } from '../../../__generated__/useCandidatesQuery.graphql.ts'
import { ErrorBoundary } from '../../../app/boundaries.tsx'
import { DealCandidates } from './DealCandidates.tsx'
import { type Candidates, candidatesQuery } from './useCandidates.ts'

type Props = Candidates & { title: string }

/** The candidates of a deal, once they are there. */
export function CandidateList({ queryRef, open, title }: Props) {
  const styles = useStyles()
  if (!queryRef) return null
  return (
    <ErrorBoundary
      resetOn={queryRef}
      fallback={() => (
        <div role="alert" className={styles.line}>
          <span>The candidates could not be loaded.</span>
          <Button size="small" onClick={open}>
            Try again
          </Button>
        </div>
      )}
    >
      <Suspense fallback={<Spinner size="tiny" label="Loading candidates..." className={styles.line} />}>
        <Content queryRef={queryRef} title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Content({ queryRef, title }: { queryRef: PreloadedQuery<useCandidatesQuery>; title: string }) {
  const { deal } = usePreloadedQuery<useCandidatesQuery>(candidatesQuery, queryRef)
  const styles = useStyles()
  if (!deal) return <div className={styles.line}>This deal was deleted by somebody else.</div>
  return <DealCandidates deal={deal} title={title} />
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    color: tokens.colorNeutralForeground3,
  },
})

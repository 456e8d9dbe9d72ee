import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { Suspense, useCallback } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { DealCandidatesQuery } from '../../__generated__/DealCandidatesQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import { CandidateTable } from './CandidateTable.tsx'

/** The candidates of one deal: loaded when they are opened, released when they are closed. */
type Candidates = {
  queryRef: PreloadedQuery<DealCandidatesQuery> | null | undefined
  open: () => void
  close: () => void
}

/** Nothing is loaded until `open`, which also tries again after a failure. */
export function useDealCandidates(dealId: number): Candidates {
  const [queryRef, load, close] = useQueryLoader<DealCandidatesQuery>(query)
  const open = useCallback(() => load({ dealId }, { fetchPolicy: 'store-and-network' }), [load, dealId])
  return { queryRef, open, close }
}

type ButtonProps = { title: string; candidates: Candidates; words?: string }

/** Opens and closes the candidates of a deal. */
export function ExpandButton({ title, candidates: { queryRef, open, close }, words }: ButtonProps) {
  const isOpen = Boolean(queryRef)
  const styles = useStyles()
  return (
    <Button
      appearance="subtle"
      size="small"
      className={words && styles.withWords}
      icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
      aria-expanded={isOpen}
      aria-label={`${words ?? 'Candidates'} of ${title}`}
      onClick={isOpen ? close : open}
    >
      {words}
    </Button>
  )
}

type Props = { title: string; candidates: Candidates }

/** The candidates of a deal, once they are loaded. Nothing while they are closed. */
export function DealCandidates({ title, candidates: { queryRef, open } }: Props) {
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
        <Loaded queryRef={queryRef} title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ queryRef, title }: { queryRef: PreloadedQuery<DealCandidatesQuery>; title: string }) {
  const { deal } = usePreloadedQuery<DealCandidatesQuery>(query, queryRef)
  const styles = useStyles()
  if (!deal) return <div className={styles.line}>This deal was deleted by somebody else.</div>
  return <CandidateTable deal={deal} title={title} />
}

const query = graphql`
  query DealCandidatesQuery($dealId: Int!) {
    deal(id: $dealId) {
      ...CandidateTable_deal
    }
  }
`

const useStyles = makeStyles({
  // Its arrow stands where the words above it begin.
  withWords: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  line: {
    display: 'flex',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    color: tokens.colorNeutralForeground3,
  },
})

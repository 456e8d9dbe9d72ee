import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { DealCandidatesQuery } from '../../__generated__/DealCandidatesQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import { row } from '../../components/styles.ts'
import { useKeptDetails } from '../../components/table/rowSlot.ts'
import { CandidateTable } from './CandidateTable.tsx'

/** The candidates of a deal. `open` loads them, also again after a failure; `close` releases them. */
export function useDealCandidates(dealId: number) {
  const [queryRef, load, close] = useQueryLoader<DealCandidatesQuery>(query)
  useKeptDetails(Boolean(queryRef))
  return { queryRef, open: () => load({ dealId }, { fetchPolicy: 'store-and-network' }), close }
}

type Candidates = ReturnType<typeof useDealCandidates>

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

/** Shows a deal's candidates once they are loaded; renders nothing while closed. */
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
    deal(id: $dealId) { ...CandidateTable_deal }
  }
`

const useStyles = makeStyles({
  // Aligns its arrow with the text above.
  withWords: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  line: {
    ...row,
    justifyContent: 'flex-start',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    color: tokens.colorNeutralForeground3,
  },
})

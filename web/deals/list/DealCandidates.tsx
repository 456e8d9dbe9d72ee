import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { Suspense } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { type CandidateStatus, PROCESSING_FAILED } from '../../../api/candidates/words.ts'
import type { DealCandidates_candidateTable$key } from '../../__generated__/DealCandidates_candidateTable.graphql.ts'
import type { DealCandidatesQuery } from '../../__generated__/DealCandidatesQuery.graphql.ts'
import { ButtonLink, Link } from '../../app/links.tsx'
import { applicantName, withRowsOfTheirOwn } from '../../candidates/applicants.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { MatchBadge, StatusBadge } from '../../components/StatusBadge.tsx'
import { candidateStatusWords } from '../../components/statuses.ts'
import { caption, phone, row } from '../../components/styles.ts'
import { useKeptDetails } from '../../components/table/rowSlot.ts'
import { SmallTable } from '../../components/table/SmallTable.tsx'

/** The candidates of a deal. `open` loads the candidates, also again after a failure; `close` releases their data. */
export function useDealCandidates(dealId: number) {
  const [queryRef, load, close] = useQueryLoader<DealCandidatesQuery>(query)
  useKeptDetails(Boolean(queryRef))
  return { queryRef, open: () => load({ dealId }, { fetchPolicy: 'store-and-network' }), close }
}

type Candidates = ReturnType<typeof useDealCandidates>

type ButtonProps = { title: string; candidates: Candidates; words?: string }

/** The button that opens and closes the candidates of a deal. */
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

/** The candidates of a deal, once loaded; renders nothing while closed. */
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

type CandidateTableProps = { deal: DealCandidates_candidateTable$key; title: string }

/** All candidates of a deal: internal ones, then external ones. */
function CandidateTable({ deal: key, title }: CandidateTableProps) {
  const { databaseId, candidates, applications } = useFragment(fragment, key)
  const styles = useStyles()
  if (candidates.length + applications.length === 0) {
    return (
      <div className={styles.none}>
        No candidates yet. <Link to={`/deals/${databaseId}`}>Add some on the deal's page</Link>
      </div>
    )
  }
  return (
    <SmallTable
      label={`Candidates of ${title}`}
      columns={[
        { label: 'Candidate' },
        { label: 'Type', wide: true },
        { label: 'Status' },
        { label: 'Match', align: 'end' },
      ]}
      action="View"
    >
      {candidates.map(({ id, talentId, talent, ...candidate }) => (
        <CandidateLine
          key={id}
          {...candidate}
          name={talent?.name ?? 'Unknown talent'}
          type="Internal"
          to={`/talent/${talentId}`}
        />
      ))}
      {withRowsOfTheirOwn(applications, candidates).map(({ id, talentId, name, isProcessed, ...application }) => (
        <CandidateLine
          key={id}
          {...application}
          name={applicantName(name)}
          type="External"
          note={name === PROCESSING_FAILED ? 'Processing Failed' : isProcessed ? undefined : 'Reading the resume'}
          to={talentId ? `/talent/${talentId}` : `/deals/${databaseId}`}
        />
      ))}
    </SmallTable>
  )
}

type LineProps = {
  name: string
  type: 'Internal' | 'External'
  status: CandidateStatus | '%future added value'
  matchPercentage: number | null | undefined
  /** The state of the resume; missing for a resume that has been read. */
  note?: string | undefined
  to: string
}

function CandidateLine({ name, type, status, matchPercentage, note, to }: LineProps) {
  const styles = useStyles()
  return (
    <tr className={styles.candidateTableLine}>
      <th scope="row" className={styles.name}>
        <Link to={to} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.typeBelow}>{type}</span>
        {note && <StatusBadge label={note} tone={note === 'Processing Failed' ? 'red' : 'grey'} />}
      </th>
      <td className={styles.type}>{type}</td>
      <td className={styles.cell}>
        {status !== '%future added value' && <StatusBadge {...candidateStatusWords[status]} />}
      </td>
      <td className={styles.number}>
        <MatchBadge percentage={matchPercentage} />
      </td>
      <td className={styles.action}>
        <ButtonLink to={to} size="small" appearance="subtle" aria-label={`View ${name}`}>
          View
        </ButtonLink>
      </td>
    </tr>
  )
}

const cell = { height: '36px', padding: `0 ${tokens.spacingHorizontalS}` } as const

const query = graphql`
  query DealCandidatesQuery($dealId: Int!) {
    deal(id: $dealId) { ...DealCandidates_candidateTable }
  }
`

const fragment = graphql`
  fragment DealCandidates_candidateTable on Deal {
    databaseId
    candidates {
      id talentId
      talent { name }
      status matchPercentage
    }
    applications { id talentId name isProcessed status matchPercentage }
  }
`

const useStyles = makeStyles({
  // Aligns the arrow of the button with the text above.
  withWords: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  line: {
    ...row,
    justifyContent: 'flex-start',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    color: tokens.colorNeutralForeground3,
  },
  none: { padding: `${tokens.spacingVerticalS} 0`, color: tokens.colorNeutralForeground3 },
  candidateTableLine: { ':not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` } },
  name: {
    ...cell,
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorNeutralForeground1, marginInlineEnd: tokens.spacingHorizontalS },
  cell,
  // On phones the type is shown below the name.
  type: { ...cell, color: tokens.colorNeutralForeground3, [phone]: { display: 'none' } },
  typeBelow: { ...caption, display: 'none', [phone]: { display: 'block' } },
  number: { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  action: { ...cell, paddingInlineEnd: 0, textAlign: 'end' },
})

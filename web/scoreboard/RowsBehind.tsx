import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { type Band, type Outcome, outcomes } from '../../api/scoreboard/words.ts'
import type { RowsBehindAddedQuery } from '../__generated__/RowsBehindAddedQuery.graphql.ts'
import type { RowsBehindSuggestedQuery } from '../__generated__/RowsBehindSuggestedQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { Link } from '../app/links.tsx'
import { formatDate } from '../components/format.ts'
import { caption } from '../components/styles.ts'

/** The period and version of the page. */
export type Behind = { from: string; to: string; engine: string | null }

type FigureProps = { count: number; of?: number | undefined; label: string; isOpen: boolean; onToggle: () => void }

/** A number that opens the rows it counts, with its share. */
export function Figure({ count, of, label, isOpen, onToggle }: FigureProps) {
  const styles = useStyles()
  const share = of ? ` (${Math.round((count / of) * 100)}%)` : ''
  const text = `${count.toLocaleString('en')}${share}`
  if (count === 0) return <span>{text}</span>
  return (
    <button
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      aria-label={`${text} ${label}`}
      onClick={onToggle}
    >
      {text}
    </button>
  )
}

export function RowsBehind({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section aria-label={title}>
      <SectionBoundary>
        <Suspense fallback={<span className={styles.quiet}>Loading…</span>}>{children}</Suspense>
      </SectionBoundary>
    </section>
  )
}

export function SuggestedTalents({ asked, band, outcome }: { asked: Behind; band: Band; outcome: Outcome }) {
  const { scoreboard } = useLazyLoadQuery<RowsBehindSuggestedQuery>(suggested, { ...asked, band, outcome })
  return (
    <Rows>
      {scoreboard.suggestions.map(row => (
        <Row key={`${row.deal.databaseId} ${row.talent.databaseId}`} {...row}>
          {row.matchPercentage}%, place {row.rank}, {formatDate(row.shownAt)}, {row.engine}
          {row.outcome !== '%future added value' && ` · ${outcomes[row.outcome]}`}
        </Row>
      ))}
    </Rows>
  )
}

export function AddedTalents({ asked, onlyOverruled }: { asked: Behind; onlyOverruled: boolean }) {
  const { scoreboard } = useLazyLoadQuery<RowsBehindAddedQuery>(added, { ...asked, onlyOverruled })
  return (
    <Rows>
      {scoreboard.addedTalents.map(row => (
        <Row key={`${row.deal.databaseId} ${row.talent.databaseId}`} {...row}>
          {typeof row.matchPercentage === 'number' ? `Suggested with ${row.matchPercentage}%` : 'Not suggested'}, added{' '}
          {formatDate(row.addedAt)}, {row.engine}
        </Row>
      ))}
    </Rows>
  )
}

function Rows({ children }: { children: ReactNode[] }) {
  const styles = useStyles()
  return (
    <>
      <ul className={styles.rows}>{children}</ul>
      {children.length >= MOST_ROWS && (
        <span className={styles.quiet}>The latest {MOST_ROWS} are shown. A shorter period shows others.</span>
      )}
    </>
  )
}

/** As many as the API answers. */
const MOST_ROWS = 500

type RowProps = {
  talent: { databaseId: number; name: string }
  deal: { databaseId: number; title: string }
  children: ReactNode
}

function Row({ talent, deal, children }: RowProps) {
  const styles = useStyles()
  return (
    <li>
      <Link to={`/talent/${talent.databaseId}`}>
        <bdi>{talent.name}</bdi>
      </Link>{' '}
      for{' '}
      <Link to={`/deals/${deal.databaseId}`}>
        <bdi>{deal.title}</bdi>
      </Link>{' '}
      <span className={styles.quiet}>{children}</span>
    </li>
  )
}

const suggested = graphql`
  query RowsBehindSuggestedQuery(
    $from: String!
    $to: String!
    $engine: String
    $band: SuggestionBand!
    $outcome: SuggestionOutcome!
  ) {
    scoreboard(from: $from, to: $to, engine: $engine) {
      suggestions(band: $band, outcome: $outcome) {
        talent { databaseId name }
        deal { databaseId title }
        matchPercentage
        rank
        engine
        shownAt
        outcome
      }
    }
  }
`

const added = graphql`
  query RowsBehindAddedQuery($from: String!, $to: String!, $engine: String, $onlyOverruled: Boolean!) {
    scoreboard(from: $from, to: $to, engine: $engine) {
      addedTalents(onlyOverruled: $onlyOverruled) {
        talent { databaseId name }
        deal { databaseId title }
        matchPercentage
        engine
        addedAt
      }
    }
  }
`

const useStyles = makeStyles({
  open: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  rows: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
  quiet: caption,
})

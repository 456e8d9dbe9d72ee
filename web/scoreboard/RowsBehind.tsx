import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { type Band, type Outcome, outcomes } from '../../api/scoreboard/words.ts'
import type { RowsBehindAddedQuery } from '../__generated__/RowsBehindAddedQuery.graphql.ts'
import type { RowsBehindSuggestedQuery } from '../__generated__/RowsBehindSuggestedQuery.graphql.ts'
import { Link } from '../app/links.tsx'
import { formatDate } from '../components/format.ts'
import { caption } from '../components/styles.ts'
import { Rows } from '../revenue/Figure.tsx'

/** The period chosen on the page, and the matching version `engine`; null for all versions. */
export type Behind = { from: string; to: string; engine: string | null }

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
  quiet: caption,
})

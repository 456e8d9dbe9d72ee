import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { type Band, bands, type Outcome, OVERRULED, outcomes } from '../../api/scoreboard/words.ts'
import type { ScoreboardPageQuery } from '../__generated__/ScoreboardPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Card } from '../components/Section.tsx'
import { caption, column, gutter } from '../components/styles.ts'
import { Figure, RowsBehind } from '../revenue/Figure.tsx'
import { figures, figuresPlace } from '../revenue/FigureTable.tsx'
import { monthsIn, otherPeriods, periodIn, USUAL_PERIOD } from '../revenue/period.ts'
import { AddedTalents, type Behind, SuggestedTalents } from './RowsBehind.tsx'

/** The page with the outcomes of suggested talents, by percentage band. */
export function ScoreboardPage({ queryRef }: PageProps<ScoreboardPageQuery>) {
  const { scoreboard } = usePreloadedQuery<ScoreboardPageQuery>(query, queryRef)
  const [search, setSearch] = useSearchParams()
  const styles = useStyles()
  const period = periodIn(search)
  const engine = search.get('engine')
  const asked = { ...monthsIn(period), engine }
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next)
  }
  return (
    <>
      <PageHeader title="Matching scoreboard">
        <FilterSelect
          label="Period"
          all={USUAL_PERIOD}
          words={pastPeriods}
          value={period === 'last-12' || period === 'next-3' ? null : period}
          onChange={chosen => set('period', chosen)}
        />
        <FilterSelect
          label="Version"
          all="All versions"
          words={Object.fromEntries(scoreboard.engines.map(name => [name, name]))}
          value={engine}
          onChange={chosen => set('engine', chosen)}
        />
      </PageHeader>
      <div className={styles.page}>
        <Bands key={`bands ${period} ${engine}`} rows={scoreboard.bands} asked={asked} />
        <Overruled key={`overruled ${period} ${engine}`} {...scoreboard} asked={asked} />
      </div>
    </>
  )
}

const { 'next-3': _future, ...pastPeriods } = otherPeriods

type Figures = ScoreboardPageQuery['response']['scoreboard']

const columns = Object.entries(outcomes) as [Outcome, string][]

function Bands({ rows, asked }: { rows: Figures['bands']; asked: Behind }) {
  const styles = useStyles()
  const [opened, setOpened] = useState<{ band: Band; outcome: Outcome } | null>(null)
  return (
    <Card title="Suggested for deals">
      {/* To scroll by keys, the focus must be in the table: on a count, which is a button, or on the container. */}
      <div className={styles.scroller} tabIndex={rows.some(({ suggested }) => suggested > 0) ? undefined : 0}>
        <table className={styles.table} aria-label="Suggested for deals">
          <thead>
            <tr>
              <th scope="col">Match</th>
              {columns.map(([outcome, label]) => (
                <th key={outcome} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ band, suggested, added, sent, interviewed, selected }) => {
              if (band === '%future added value') return null
              const counts = { SUGGESTED: suggested, ADDED: added, SENT: sent, INTERVIEWED: interviewed }
              return (
                <tr key={band}>
                  <th scope="row">{bands[band]}</th>
                  {columns.map(([outcome, label]) => {
                    const isOpen = opened?.band === band && opened.outcome === outcome
                    return (
                      <td key={outcome}>
                        <Figure
                          count={{ ...counts, SELECTED: selected }[outcome]}
                          of={outcome === 'SUGGESTED' ? undefined : suggested}
                          label={`${label}, ${bands[band]}`}
                          isOpen={isOpen}
                          onToggle={() => setOpened(isOpen ? null : { band, outcome })}
                        />
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {opened && (
        <RowsBehind title={`${outcomes[opened.outcome]}, ${bands[opened.band]}`}>
          <SuggestedTalents asked={asked} {...opened} />
        </RowsBehind>
      )}
      <span className={styles.quiet}>
        Each talent counts once per deal, with the first suggestion in the period. Talents already on the deal are not
        counted. Each step includes everyone who reached it or went further.
      </span>
    </Card>
  )
}

type OverruledProps = Pick<Figures, 'additions' | 'overruled'> & { asked: Behind }

function Overruled({ additions, overruled, asked }: OverruledProps) {
  const styles = useStyles()
  const [opened, setOpened] = useState<'overruled' | 'all' | null>(null)
  return (
    <Card title="Overruled">
      <p className={styles.sentence}>
        <Figure
          count={overruled}
          of={additions}
          label="Overruled"
          isOpen={opened === 'overruled'}
          onToggle={() => setOpened(opened === 'overruled' ? null : 'overruled')}
        />{' '}
        of{' '}
        <Figure
          count={additions}
          label="Added by recruiters"
          isOpen={opened === 'all'}
          onToggle={() => setOpened(opened === 'all' ? null : 'all')}
        />{' '}
        added by recruiters
      </p>
      {opened && (
        <RowsBehind title={opened === 'all' ? 'Added by recruiters' : 'Added by recruiters instead'}>
          <AddedTalents asked={asked} onlyOverruled={opened === 'overruled'} />
        </RowsBehind>
      )}
      <span className={styles.quiet}>{OVERRULED}</span>
    </Card>
  )
}

const query = graphql`
  query ScoreboardPageQuery($from: String!, $to: String!, $engine: String) @preloadable {
    scoreboard(from: $from, to: $to, engine: $engine) {
      bands { band suggested added sent interviewed selected }
      additions
      overruled
      engines
    }
  }
`

const useStyles = makeStyles({
  page: { ...column, ...gutter, gap: tokens.spacingVerticalL, paddingBlockEnd: tokens.spacingVerticalXXXL },
  scroller: figuresPlace,
  table: figures,
  sentence: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  quiet: caption,
})

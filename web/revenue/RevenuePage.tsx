import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { type FunnelSide, type FunnelStep, funnelSides, funnelSteps, revenueGroups } from '../../api/revenue/words.ts'
import type { RevenuePage_fillTable$key } from '../__generated__/RevenuePage_fillTable.graphql.ts'
import type { RevenuePage_funnel$key } from '../__generated__/RevenuePage_funnel.graphql.ts'
import type { RevenuePageQuery } from '../__generated__/RevenuePageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { Link } from '../app/links.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Card } from '../components/Section.tsx'
import { caption, column, gutter, plainList, twoColumns } from '../components/styles.ts'
import { FilledDeals, FunnelPeople, type Months } from './behind.tsx'
import { LateChart } from './chart/LateChart.tsx'
import { Figure, RowsBehind } from './Figure.tsx'
import { FigureTable, figures } from './FigureTable.tsx'
import { monthsIn, otherPeriods, periodIn, USUAL_PERIOD } from './period.ts'
import { RevenueTable } from './RevenueTable.tsx'
import { Totals } from './Totals.tsx'

/** The page with revenue and margin by month, company, recruiter and source, the time to fill, and the funnel. */
export function RevenuePage({ queryRef }: PageProps<RevenuePageQuery>) {
  const { revenue } = usePreloadedQuery<RevenuePageQuery>(query, queryRef)
  const [search, setSearch] = useSearchParams()
  const styles = useStyles()
  const period = periodIn(search)
  const months = monthsIn(period)
  const { leftOut } = revenue
  return (
    <>
      <PageHeader title="Revenue">
        <FilterSelect
          label="Period"
          all={USUAL_PERIOD}
          words={otherPeriods}
          value={period === 'last-12' ? null : period}
          onChange={chosen => setSearch(chosen ? { period: chosen } : {})}
        />
      </PageHeader>
      <div className={styles.page}>
        <Totals key={period} revenue={revenue} months={months} />
        <div className={styles.columns} key={`figures ${period}`}>
          <div className={styles.whole}>
            <RevenueTable by="MONTH" revenue={revenue.months} months={months} />
          </div>
          <RevenueTable by="COMPANY" revenue={revenue.companies} months={months} />
          <RevenueTable by="RECRUITER" revenue={revenue.recruiters} months={months} />
          <RevenueTable by="SOURCE" revenue={revenue.sources} months={months} />
          <Funnel steps={revenue.funnel} months={months} />
          <FillTable by="RECRUITER" fills={revenue.recruiterFills} months={months} />
          <FillTable by="COMPANY" fills={revenue.companyFills} months={months} />
          {leftOut.length > 0 && (
            <Card title="Not counted">
              <ul className={styles.list}>
                {leftOut.map(({ placement: { deal, company }, reason }) => (
                  <li key={deal.databaseId}>
                    <Link to={`/deals/${deal.databaseId}`}>
                      <bdi>{deal.title}</bdi>
                    </Link>{' '}
                    <span className={styles.quiet}>
                      <bdi>{company}</bdi> · {reason}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

type Props = { by: keyof typeof revenueGroups; fills: RevenuePage_fillTable$key; months: Months }

/** The table with the number of filled deals per group, and the days until they were filled. A row opens its deals. */
function FillTable({ by, fills: key, months }: Props) {
  const rows = useFragment(fragment, key)
  const styles = useStyles()
  const [opened, setOpened] = useState<string | null>(null)
  const name = revenueGroups[by]
  const title = `Time to fill by ${name.toLowerCase()}`
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <span className={styles.quiet}>No deal was filled in this period.</span>
      ) : (
        <FigureTable
          title={title}
          heads={[name, 'Filled', 'Median days']}
          opened={opened}
          onOpen={setOpened}
          rows={rows.map(({ key: rowKey, label, filled, medianDays }) => ({
            ...{ id: rowKey, label, figures: [filled, medianDays] },
            behind: () => <FilledDeals by={by} months={months} rowKey={rowKey} />,
          }))}
        />
      )}
    </Card>
  )
}

function Funnel({ steps: key, months }: { steps: RevenuePage_funnel$key; months: Months }) {
  const steps = useFragment(funnelFragment, key).flatMap(({ step, internal, external }) =>
    step === '%future added value' ? [] : { step, counts: { INTERNAL: internal, EXTERNAL: external } },
  )
  const styles = useStyles()
  const [opened, setOpened] = useState<{ step: FunnelStep; side: FunnelSide } | null>(null)
  const sides = Object.entries(funnelSides) as [FunnelSide, string][]
  return (
    <Card title="Funnel">
      <LateChart
        title="Funnel"
        unit="People"
        shape="bars"
        bars={steps.map(({ step, counts }) => ({
          id: step,
          label: funnelSteps[step],
          parts: sides.map(([side, name]) => ({ name, value: counts[side], words: String(counts[side]) })),
        }))}
        tick={value => value.toLocaleString('en')}
        onOpen={step => setOpened({ step: step as FunnelStep, side: 'INTERNAL' })}
      />
      <table className={styles.table} aria-label="Funnel">
        <thead>
          <tr>
            <th scope="col">Step</th>
            {sides.map(([side, name]) => (
              <th key={side} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, counts }) => (
            <tr key={step}>
              <th scope="row">{funnelSteps[step]}</th>
              {sides.map(([side, name]) => {
                const isOpen = opened?.step === step && opened.side === side
                return (
                  <td key={side}>
                    <Figure
                      count={counts[side]}
                      of={step === 'APPLIED' ? undefined : steps[0]?.counts[side]}
                      label={`${funnelSteps[step]}, ${name.toLowerCase()}`}
                      isOpen={isOpen}
                      onToggle={() => setOpened(isOpen ? null : { step, side })}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <RowsBehind title={`${funnelSteps[opened.step]}, ${funnelSides[opened.side].toLowerCase()}`}>
          <FunnelPeople months={months} {...opened} />
        </RowsBehind>
      )}
      <span className={styles.funnelQuiet}>
        Each step includes everyone who reached it or went further. Applicants added to the deal count as internal.
      </span>
    </Card>
  )
}

const query = graphql`
  query RevenuePageQuery($from: String!, $to: String!) @preloadable {
    revenue(from: $from, to: $to) {
      ...Totals_revenue
      months: rows(by: MONTH) { ...RevenueTable_rows }
      companies: rows(by: COMPANY) { ...RevenueTable_rows }
      recruiters: rows(by: RECRUITER) { ...RevenueTable_rows }
      sources: rows(by: SOURCE) { ...RevenueTable_rows }
      recruiterFills: fills(by: RECRUITER) { ...RevenuePage_fillTable }
      companyFills: fills(by: COMPANY) { ...RevenuePage_fillTable }
      funnel { ...RevenuePage_funnel }
      leftOut { placement { company deal { databaseId title } } reason }
    }
  }
`

const fragment = graphql`
  fragment RevenuePage_fillTable on FillSum @relay(plural: true) { key label filled medianDays }
`

const funnelFragment = graphql`
  fragment RevenuePage_funnel on FunnelCount @relay(plural: true) { step internal external }
`

const useStyles = makeStyles({
  page: { ...column, ...gutter, gap: tokens.spacingVerticalL, paddingBlockEnd: tokens.spacingVerticalXXXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  whole: { [twoColumns]: { gridColumn: '1 / -1' } },
  quiet: caption,
  list: { ...column, ...plainList, gap: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
  table: figures,
  funnelQuiet: caption,
})

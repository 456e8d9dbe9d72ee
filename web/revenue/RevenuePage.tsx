import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { RevenuePageQuery } from '../__generated__/RevenuePageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { Link } from '../app/links.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Card } from '../components/Section.tsx'
import { caption, column, gutter, plainList, twoColumns } from '../components/styles.ts'
import { FillTable } from './FillTable.tsx'
import { Funnel } from './Funnel.tsx'
import { monthsIn, otherPeriods, periodIn, USUAL_PERIOD } from './period.ts'
import { RevenueTable } from './RevenueTable.tsx'
import { Totals } from './Totals.tsx'

/** Revenue and margin by month, company, recruiter and source, the time to fill, and the funnel. */
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

const query = graphql`
  query RevenuePageQuery($from: String!, $to: String!) @preloadable {
    revenue(from: $from, to: $to) {
      ...Totals_revenue
      months: rows(by: MONTH) { ...RevenueTable_rows }
      companies: rows(by: COMPANY) { ...RevenueTable_rows }
      recruiters: rows(by: RECRUITER) { ...RevenueTable_rows }
      sources: rows(by: SOURCE) { ...RevenueTable_rows }
      recruiterFills: fills(by: RECRUITER) { ...FillTable_fills }
      companyFills: fills(by: COMPANY) { ...FillTable_fills }
      funnel { ...Funnel_steps }
      leftOut { placement { company deal { databaseId title } } reason }
    }
  }
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
})

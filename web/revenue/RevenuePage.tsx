import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { funnelSteps } from '../../api/revenue/words.ts'
import type { RevenuePageQuery } from '../__generated__/RevenuePageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { Link } from '../app/links.tsx'
import { amountOf, percentInWords } from '../billing/marginWords.ts'
import { FilterSelect } from '../components/FilterFields.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Card } from '../components/Section.tsx'
import { caption, column, plainList, twoColumns } from '../components/styles.ts'
import { FillTable } from './FillTable.tsx'
import { monthsIn, otherPeriods, periodIn, USUAL_PERIOD } from './period.ts'
import { RevenueTable } from './RevenueTable.tsx'

/** Revenue and margin by month, company, recruiter and source, the time to fill, and the funnel. */
export function RevenuePage({ queryRef }: PageProps<RevenuePageQuery>) {
  const { revenue } = usePreloadedQuery<RevenuePageQuery>(query, queryRef)
  const [search, setSearch] = useSearchParams()
  const styles = useStyles()
  const period = periodIn(search)
  const months = monthsIn(period)
  const { totals, filled, medianDaysToFill, leftOut } = revenue
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
        <ul className={styles.totals} aria-label="Totals">
          {totals.map(({ currency, companyPays, margin, percent, placements }) => (
            <li key={currency}>
              <Card title={`Margin in ${currency}`}>
                <div className={styles.total}>{amountOf(margin, currency)}</div>
                <span className={styles.quiet}>
                  {percentInWords(percent)} of {amountOf(companyPays, currency)} that companies pay, {placements}{' '}
                  {placements === 1 ? 'placement' : 'placements'}
                </span>
              </Card>
            </li>
          ))}
          <li>
            <Card title="Filled">
              <div className={styles.total}>{filled === 1 ? '1 deal' : `${filled} deals`}</div>
              <span className={styles.quiet}>
                {typeof medianDaysToFill === 'number'
                  ? `Half of them within ${medianDaysToFill} days`
                  : 'None in this period'}
              </span>
            </Card>
          </li>
        </ul>
        <div className={styles.columns}>
          <RevenueTable title="By month" by="MONTH" revenue={revenue.months} months={months} />
          <RevenueTable title="By company" by="COMPANY" revenue={revenue.companies} months={months} />
          <RevenueTable title="By recruiter" by="RECRUITER" revenue={revenue.recruiters} months={months} />
          <RevenueTable title="By source" by="SOURCE" revenue={revenue.sources} months={months} />
          <FillTable title="Time to fill by recruiter" by="RECRUITER" fills={revenue.recruiterFills} months={months} />
          <FillTable title="Time to fill by company" by="COMPANY" fills={revenue.companyFills} months={months} />
          <Funnel rows={revenue.funnel} />
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

type FunnelRows = RevenuePageQuery['response']['revenue']['funnel']

/** How far those came who were added or applied in the period. */
function Funnel({ rows }: { rows: FunnelRows }) {
  const styles = useStyles()
  return (
    <Card title="From applied to selected">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Internal</th>
            <th scope="col">External</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, internal, external }) => (
            <tr key={step}>
              <th scope="row">{step === '%future added value' ? step : funnelSteps[step]}</th>
              <td>{internal.toLocaleString('en')}</td>
              <td>{external.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <span className={styles.quiet}>Each step counts all who came so far or further.</span>
    </Card>
  )
}

const query = graphql`
  query RevenuePageQuery($from: String!, $to: String!) @preloadable {
    revenue(from: $from, to: $to) {
      totals { currency companyPays margin percent placements }
      filled
      medianDaysToFill
      months: rows(by: MONTH) { ...RevenueTable_rows }
      companies: rows(by: COMPANY) { ...RevenueTable_rows }
      recruiters: rows(by: RECRUITER) { ...RevenueTable_rows }
      sources: rows(by: SOURCE) { ...RevenueTable_rows }
      recruiterFills: fills(by: RECRUITER) { ...FillTable_fills }
      companyFills: fills(by: COMPANY) { ...FillTable_fills }
      funnel { step internal external }
      leftOut { placement { company deal { databaseId title } } reason }
    }
  }
`

const useStyles = makeStyles({
  page: { ...column, gap: tokens.spacingVerticalXL },
  totals: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  total: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  quiet: caption,
  list: { ...column, ...plainList, gap: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`, textAlign: 'end' },
    '& th:first-child': { textAlign: 'start', fontWeight: tokens.fontWeightRegular },
    '& thead th': { ...caption, fontWeight: tokens.fontWeightRegular },
  },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { RevenueTable_rows$key } from '../__generated__/RevenueTable_rows.graphql.ts'
import type { RevenueGroup, RevenueTableEarningsQuery } from '../__generated__/RevenueTableEarningsQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { Link } from '../app/links.tsx'
import { amountOf, percentInWords } from '../billing/marginWords.ts'
import { Card } from '../components/Section.tsx'
import { caption, forcedColors } from '../components/styles.ts'
import { monthInWords } from './months.ts'
import { opens } from './styles.ts'

type Asked = { by: RevenueGroup; months: { from: string; to: string } }
type Props = Asked & { title: string; revenue: RevenueTable_rows$key }

/** The sums of a group, each currency in rows of its own, with bars; a row opens what it is the sum of. */
export function RevenueTable({ title, by, revenue: key, months }: Props) {
  const rows = useFragment(fragment, key)
  const styles = useStyles()
  const [opened, setOpened] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const shown = all || by === 'MONTH' ? rows : rows.slice(0, FIRST)
  const largest = (currency: string) =>
    Math.max(1, ...rows.filter(row => row.currency === currency).map(({ companyPays }) => Number(companyPays)))
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <span className={styles.quiet}>Nothing was earned in this period.</span>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{title.replace('By ', '').replace(/^./, first => first.toUpperCase())}</th>
                <th scope="col">Company pays</th>
                <th scope="col">Margin</th>
                <th scope="col">%</th>
              </tr>
            </thead>
            {shown.map(row => {
              const id = `${row.key} ${row.currency}`
              const label = by === 'MONTH' ? monthInWords(row.label ?? '') : (row.label ?? '')
              const isOpen = opened === id
              const share = (amount: string) => `${Math.max(0, (Number(amount) / largest(row.currency)) * 100)}%`
              return (
                <tbody key={id}>
                  <tr>
                    <th scope="row">
                      <button
                        type="button"
                        className={styles.open}
                        aria-expanded={isOpen}
                        onClick={() => setOpened(isOpen ? null : id)}
                      >
                        <bdi>{label}</bdi>
                      </button>
                      <span className={styles.bar} aria-hidden>
                        <span className={styles.pays} style={{ width: share(row.companyPays) }}>
                          <span
                            className={styles.margin}
                            style={{ width: `${Math.min(100, Math.max(0, row.percent ?? 0))}%` }}
                          />
                        </span>
                      </span>
                    </th>
                    <td>{amountOf(row.companyPays, row.currency)}</td>
                    <td>{amountOf(row.margin, row.currency)}</td>
                    <td>{percentInWords(row.percent)}</td>
                  </tr>
                  {isOpen && (
                    <tr>
                      <td colSpan={4} className={styles.behind}>
                        <SectionBoundary>
                          <Suspense fallback={<span className={styles.quiet}>Loading…</span>}>
                            <Behind by={by} months={months} rowKey={row.key ?? ''} currency={row.currency} />
                          </Suspense>
                        </SectionBoundary>
                      </td>
                    </tr>
                  )}
                </tbody>
              )
            })}
          </table>
        </div>
      )}
      {!all && by !== 'MONTH' && rows.length > FIRST && (
        <button type="button" className={styles.open} onClick={() => setAll(true)}>
          Show all {rows.length}
        </button>
      )}
    </Card>
  )
}

/** How many rows are shown at first. */
const FIRST = 12

/** The placements and months behind a figure. */
function Behind({ by, months, rowKey, currency }: Asked & { rowKey: string; currency: string }) {
  const styles = useStyles()
  const { revenue } = useLazyLoadQuery<RevenueTableEarningsQuery>(earningsQuery, {
    ...months,
    by,
    key: rowKey,
    currency,
  })
  return (
    <ul className={styles.rows}>
      {revenue.earnings.map(({ month, margin, companyPays, placement: { deal, company } }) => (
        <li key={`${deal.databaseId} ${month}`}>
          <Link to={`/deals/${deal.databaseId}`}>
            <bdi>{deal.title}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>
            <bdi>{company}</bdi> · {monthInWords(month)} · {amountOf(margin, currency)} of{' '}
            {amountOf(companyPays, currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const fragment = graphql`
  fragment RevenueTable_rows on RevenueSum @relay(plural: true) { key label currency companyPays margin percent }
`

const earningsQuery = graphql`
  query RevenueTableEarningsQuery(
    $from: String!
    $to: String!
    $by: RevenueGroup!
    $key: String!
    $currency: String!
  ) {
    revenue(from: $from, to: $to) {
      earnings(by: $by, key: $key, currency: $currency) {
        month companyPays margin
        placement { company deal { databaseId title } }
      }
    }
  }
`

const useStyles = makeStyles({
  scroller: { overflowX: 'auto', minWidth: 0 },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      textAlign: 'end',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    '& th:first-child': {
      textAlign: 'start',
      fontWeight: tokens.fontWeightRegular,
      whiteSpace: 'normal',
      minWidth: '120px',
    },
    '& thead th': { ...caption, fontWeight: tokens.fontWeightRegular },
  },
  open: opens,
  bar: { display: 'block', height: '6px', marginBlockStart: tokens.spacingVerticalXXS },
  pays: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStroke2,
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  margin: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
    [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  behind: { textAlign: 'start' },
  rows: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, textAlign: 'start', whiteSpace: 'normal' },
  quiet: caption,
})

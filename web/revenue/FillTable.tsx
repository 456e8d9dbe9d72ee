import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { sources } from '../../api/revenue/words.ts'
import type { FillTable_fills$key } from '../__generated__/FillTable_fills.graphql.ts'
import type { FillTableDealsQuery, RevenueGroup } from '../__generated__/FillTableDealsQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { Link } from '../app/links.tsx'
import { formatDate } from '../components/format.ts'
import { Card } from '../components/Section.tsx'
import { caption } from '../components/styles.ts'
import { opens } from './styles.ts'

type Asked = { by: RevenueGroup; months: { from: string; to: string } }

/** How many deals of a group were filled, and in how many days; a row opens the deals. */
export function FillTable({ title, by, fills: key, months }: Asked & { title: string; fills: FillTable_fills$key }) {
  const rows = useFragment(fragment, key)
  const styles = useStyles()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <span className={styles.quiet}>No deal was filled in this period.</span>
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{by === 'COMPANY' ? 'Company' : 'Recruiter'}</th>
              <th scope="col">Filled</th>
              <th scope="col">Median days</th>
            </tr>
          </thead>
          {rows.slice(0, FIRST).map(row => {
            const isOpen = opened === row.key
            return (
              <tbody key={row.key}>
                <tr>
                  <th scope="row">
                    <button
                      type="button"
                      className={styles.open}
                      aria-expanded={isOpen}
                      onClick={() => setOpened(isOpen ? null : row.key)}
                    >
                      <bdi>{row.label}</bdi>
                    </button>
                  </th>
                  <td>{row.filled}</td>
                  <td>{row.medianDays}</td>
                </tr>
                {isOpen && (
                  <tr>
                    <td colSpan={3} className={styles.behind}>
                      <SectionBoundary>
                        <Suspense fallback={<span className={styles.quiet}>Loading…</span>}>
                          <Deals by={by} months={months} rowKey={row.key} />
                        </Suspense>
                      </SectionBoundary>
                    </td>
                  </tr>
                )}
              </tbody>
            )
          })}
        </table>
      )}
    </Card>
  )
}

const FIRST = 12

function Deals({ by, months, rowKey }: Asked & { rowKey: string }) {
  const styles = useStyles()
  const { revenue } = useLazyLoadQuery<FillTableDealsQuery>(dealsQuery, { ...months, by, key: rowKey })
  return (
    <ul className={styles.rows}>
      {revenue.filledDeals.map(({ daysToFill, filledAt, source, deal }) => (
        <li key={deal.databaseId}>
          <Link to={`/deals/${deal.databaseId}`}>
            <bdi>{deal.title}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>
            {daysToFill} days, filled {formatDate(filledAt)}
            {source !== '%future added value' && ` · ${sources[source]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const fragment = graphql`
  fragment FillTable_fills on FillSum @relay(plural: true) { key label filled medianDays }
`

const dealsQuery = graphql`
  query FillTableDealsQuery($from: String!, $to: String!, $by: RevenueGroup!, $key: String!) {
    revenue(from: $from, to: $to) {
      filledDeals(by: $by, key: $key) { daysToFill filledAt source deal { databaseId title } }
    }
  }
`

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`, textAlign: 'end' },
    '& th:first-child': { textAlign: 'start', fontWeight: tokens.fontWeightRegular },
    '& thead th': { ...caption, fontWeight: tokens.fontWeightRegular },
  },
  open: opens,
  behind: { textAlign: 'start' },
  rows: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, textAlign: 'start' },
  quiet: caption,
})

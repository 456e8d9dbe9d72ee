import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import { revenueGroups } from '../../api/revenue/words.ts'
import type { RevenueTable_rows$data, RevenueTable_rows$key } from '../__generated__/RevenueTable_rows.graphql.ts'
import { amountOf, percentInWords } from '../billing/marginWords.ts'
import { Card } from '../components/Section.tsx'
import { caption, twoColumns } from '../components/styles.ts'
import { TableDownloads } from '../components/TableDownloads.tsx'
import { Earnings, type Months } from './behind.tsx'
import type { Bar } from './chart/chart.ts'
import { LateChart } from './chart/LateChart.tsx'
import { FIRST_ROWS, FigureTable } from './FigureTable.tsx'
import { monthInWords, monthsBetween } from './period.ts'

type Props = { by: keyof typeof revenueGroups; revenue: RevenueTable_rows$key; months: Months }
type Row = RevenueTable_rows$data[number]

/** The sums by a grouping, such as by month: a chart per currency, and a table with a row per group and currency. */
export function RevenueTable({ by, revenue: key, months }: Props) {
  const rows = useFragment(fragment, key)
  const styles = useStyles()
  const table = useRef<HTMLTableElement>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const name = revenueGroups[by]
  const title = `By ${name.toLowerCase()}`
  const currencies = currenciesOf(rows)
  /** Called by a chart: opens the table's row, and moves the focus to it. */
  const open = (id: string) => {
    flushSync(() => setOpened(id))
    table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button`)?.focus()
  }
  if (rows.length === 0) {
    return (
      <Card title={title}>
        <span className={styles.quiet}>Nothing was earned in this period.</span>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      actions={
        <TableDownloads
          href={`/api/revenue.csv?${new URLSearchParams({ ...months, by: name.toLowerCase() })}`}
          of={title.toLowerCase()}
        />
      }
    >
      <div className={by === 'MONTH' ? styles.beside : undefined}>
        {currencies.slice(0, MOST_CHARTS).map(currency => (
          <LateChart
            key={currency}
            title={`${title} in ${currency}`}
            unit={currency}
            shape={by === 'MONTH' ? 'columns' : 'bars'}
            bars={barsOf(rows, by, currency)}
            tick={value => tickOf(currency).format(value)}
            onOpen={open}
          />
        ))}
      </div>
      <FigureTable
        ref={table}
        title={title}
        heads={[name, 'Company pays', 'Margin', '%']}
        first={by === 'MONTH' ? rows.length : FIRST_ROWS}
        opened={opened}
        onOpen={setOpened}
        rows={rows.map(row => ({
          id: idOf(row),
          label: labelOf(row, by),
          figures: [
            amountOf(row.companyPays, row.currency),
            amountOf(row.margin, row.currency),
            percentInWords(row.percent),
          ],
          behind: () => <Earnings by={by} months={months} rowKey={row.key ?? ''} currency={row.currency} />,
        }))}
      />
    </Card>
  )
}

/** The maximum number of charts, which are of the currencies with the highest sums. The table shows all currencies. */
const MOST_CHARTS = 3

/** The maximum number of bars in a chart that is not by month. */
const MOST_BARS = 8

/** The currencies of the rows, the currency with the highest sum first, as in the totals. */
function currenciesOf(rows: readonly Row[]) {
  const sums = new Map<string, number>()
  for (const { currency, companyPays } of rows) sums.set(currency, (sums.get(currency) ?? 0) + Number(companyPays))
  return [...sums].sort(([, one], [, other]) => other - one).map(([currency]) => currency)
}

const idOf = ({ key, currency }: Pick<Row, 'key' | 'currency'>) => `${key} ${currency}`
const labelOf = ({ label }: Row, by: Props['by']) => (by === 'MONTH' ? monthInWords(label ?? '') : (label ?? ''))

function barsOf(rows: readonly Row[], by: Props['by'], currency: string): Bar[] {
  const own = rows.filter(row => row.currency === currency)
  const bar = (label: string, row: Pick<Row, 'key' | 'currency' | 'candidateGets' | 'margin'>) => ({
    id: idOf(row),
    label,
    parts: [
      { name: 'Candidate gets', value: Number(row.candidateGets), words: amountOf(row.candidateGets, currency) },
      { name: 'Margin', value: Number(row.margin), words: amountOf(row.margin, currency) },
    ],
  })
  if (by !== 'MONTH') return own.slice(0, MOST_BARS).map(row => bar(labelOf(row, by), row))
  // Each chart has the months of all currencies, so that the charts can be compared.
  const keys = rows.flatMap(({ key }) => key ?? [])
  return monthsBetween(keys[0] ?? '', keys.at(-1) ?? '').map(key =>
    bar(
      monthInWords(key),
      own.find(row => row.key === key) ?? { key, currency, candidateGets: '0.00', margin: '0.00' },
    ),
  )
}

const tickOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 })

const fragment = graphql`
  fragment RevenueTable_rows on RevenueSum @relay(plural: true) {
    key label currency companyPays candidateGets margin percent
  }
`

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    [twoColumns]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  quiet: caption,
})

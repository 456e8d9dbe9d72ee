import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Totals_revenue$key } from '../__generated__/Totals_revenue.graphql.ts'
import { amountOf, percentInWords } from '../billing/marginWords.ts'
import { Card } from '../components/Section.tsx'
import { caption, column, plainList } from '../components/styles.ts'
import { Earnings, FilledDeals, type Months } from './behind.tsx'
import { Opener, RowsBehind } from './Figure.tsx'

/** The margin in each currency, and the number of filled deals. Each figure opens the records behind it. */
export function Totals({ revenue: key, months }: { revenue: Totals_revenue$key; months: Months }) {
  const { totals, filled, medianDaysToFill } = useFragment(fragment, key)
  const styles = useStyles()
  const [opened, setOpened] = useState<string | null>(null)
  const toggle = (name: string) => ({
    isOpen: opened === name,
    onToggle: () => setOpened(opened === name ? null : name),
  })
  const deals = filled === 1 ? '1 deal' : `${filled} deals`
  return (
    <div className={styles.part}>
      <ul className={styles.totals} aria-label="Totals">
        {totals.map(({ currency, companyPays, margin, percent, placements }) => (
          <li key={currency}>
            <Card title={`Margin in ${currency}`}>
              <div className={styles.total}>
                <Opener {...toggle(currency)}>{amountOf(margin, currency)}</Opener>
              </div>
              <span className={styles.quiet}>
                {percentInWords(percent)} margin on {amountOf(companyPays, currency)} billed · {placements}{' '}
                {placements === 1 ? 'placement' : 'placements'}
              </span>
            </Card>
          </li>
        ))}
        <li>
          <Card title="Filled">
            <div className={styles.total}>{filled === 0 ? deals : <Opener {...toggle(FILLED)}>{deals}</Opener>}</div>
            <span className={styles.quiet}>
              {typeof medianDaysToFill === 'number'
                ? `Median time to fill ${medianDaysToFill} ${medianDaysToFill === 1 ? 'day' : 'days'}`
                : 'None in this period'}
            </span>
          </Card>
        </li>
      </ul>
      {opened && (
        <RowsBehind title={opened === FILLED ? 'Filled' : `Margin in ${opened}`}>
          {opened === FILLED ? <FilledDeals months={months} /> : <Earnings months={months} currency={opened} />}
        </RowsBehind>
      )}
    </div>
  )
}

/** The id of the figure 'filled deals'; the ids of the other figures are currency codes. */
const FILLED = 'filled'

const fragment = graphql`
  fragment Totals_revenue on Revenue {
    totals { currency companyPays margin percent placements }
    filled
    medianDaysToFill
  }
`

const useStyles = makeStyles({
  part: { ...column, gap: tokens.spacingVerticalM },
  totals: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  total: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  quiet: caption,
})

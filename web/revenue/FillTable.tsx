import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { revenueGroups } from '../../api/revenue/words.ts'
import type { FillTable_fills$key } from '../__generated__/FillTable_fills.graphql.ts'
import { Card } from '../components/Section.tsx'
import { caption } from '../components/styles.ts'
import { FilledDeals, type Months } from './behind.tsx'
import { FigureTable } from './FigureTable.tsx'

type Props = { by: keyof typeof revenueGroups; fills: FillTable_fills$key; months: Months }

/** How many deals of a group were filled, and in how many days; a row opens the deals. */
export function FillTable({ by, fills: key, months }: Props) {
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

const fragment = graphql`
  fragment FillTable_fills on FillSum @relay(plural: true) { key label filled medianDays }
`

const useStyles = makeStyles({ quiet: caption })

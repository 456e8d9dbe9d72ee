import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealDeadline_deal$key } from '../../__generated__/DealDeadline_deal.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { formatDate } from '../../components/dates.ts'
import { DeadlineAlarm } from './DeadlineAlarm.tsx'

/** The deadline, and whether it is near or over. */
export function DealDeadline({ deal: key }: { deal: DealDeadline_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  if (!deal.deadline) return <Dash />
  return (
    <span className={styles.root}>
      {formatDate(deal.deadline)}
      <DeadlineAlarm deal={deal} />
    </span>
  )
}

const fragment = graphql`
  fragment DealDeadline_deal on Deal {
    deadline
    ...DeadlineAlarm_deal
  }
`

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
})

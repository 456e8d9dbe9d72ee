import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { deadlineAlarm } from '../../../api/deals/rules.ts'
import type { DealDue_deal$key } from '../../__generated__/DealDue_deal.graphql.ts'
import { formatDay, today } from '../../components/dates.ts'
import { DeadlineAlarm } from './DeadlineAlarm.tsx'

/** 'Due Dec 07', where no head of a column says what the date is. Overdue, the alarm has the date. */
export function DealDue({ deal: key }: { deal: DealDue_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  if (!deal.deadline) return null
  const isOverdue = deadlineAlarm(deal, today()) === 'OVERDUE'
  return (
    <>
      {!isOverdue && <span className={styles.due}>Due {formatDay(deal.deadline)}</span>}
      <DeadlineAlarm deal={deal} />
    </>
  )
}

const fragment = graphql`
  fragment DealDue_deal on Deal {
    deadline
    status
    ...DeadlineAlarm_deal
  }
`

const useStyles = makeStyles({ due: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' } })

import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { deadlineAlarm } from '../../../api/deals/words.ts'
import type { DealFacts_deal$key } from '../../__generated__/DealFacts_deal.graphql.ts'
import { formatDate, formatDay, formatMoney, today } from '../../components/format.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { caption } from '../../components/styles.ts'
import { Dash } from '../../components/texts.tsx'
import { DeadlineAlarm } from '../DeadlineAlarm.tsx'

type Props = { deal: DealFacts_deal$key }

/** The deal's status; renders nothing for a status of a newer server. */
export function DealStatus({ deal: key }: Props) {
  const { status } = useFragment(fragment, key)
  return status === '%future added value' ? null : <StatusBadge {...dealStatusWords[status]} />
}

/** The amount the company pays: the fee for head hunting, else its budget. Old deals have a single budget. */
export function DealBudget({ deal: key, none = <Dash /> }: Props & { none?: ReactNode }) {
  const { dealType, companyBudget, recruitingFee, budget } = useFragment(fragment, key)
  const styles = useStyles()
  if (dealType === 'HEAD_HUNTING' && recruitingFee) {
    return (
      <span className={styles.amount}>
        <span className={styles.kind}>Fee</span> {formatMoney(recruitingFee)}
      </span>
    )
  }
  const amount = companyBudget || budget
  return amount ? <span className={styles.amount}>{formatMoney(amount)}</span> : none
}

/** The deadline, and whether it is near or over. */
export function DealDeadline({ deal: key }: Props) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  if (!deal.deadline) return <Dash />
  return (
    <span className={styles.deadline}>
      {formatDate(deal.deadline)}
      <DeadlineAlarm deal={deal} />
    </span>
  )
}

/** 'Due Dec 07', where no column header names the date. Once overdue, the alarm shows the date. */
export function DealDue({ deal: key }: Props) {
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
  fragment DealFacts_deal on Deal {
    status dealType companyBudget recruitingFee budget deadline
    ...DeadlineAlarm_deal
  }
`

const useStyles = makeStyles({
  amount: { fontVariantNumeric: 'tabular-nums' },
  kind: { ...caption },
  deadline: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  due: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { deadlineAlarm } from '../../../api/deals/rules.ts'
import type { DealFactsBudget_deal$key } from '../../__generated__/DealFactsBudget_deal.graphql.ts'
import type { DealFactsDeadline_deal$key } from '../../__generated__/DealFactsDeadline_deal.graphql.ts'
import type { DealFactsStatus_deal$key } from '../../__generated__/DealFactsStatus_deal.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { formatDate, formatDay, today } from '../../components/dates.ts'
import { formatMoney } from '../../components/money.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { DeadlineAlarm } from '../DeadlineAlarm.tsx'

/** How far the deal is. Nothing for a status that this version of the pages does not know. */
export function DealStatus({ deal: key }: { deal: DealFactsStatus_deal$key }) {
  const { status } = useFragment(statusFragment, key)
  return status === '%future added value' ? null : <StatusBadge {...dealStatusWords[status]} />
}

type BudgetProps = { deal: DealFactsBudget_deal$key; none?: ReactNode }

/** What the company pays: its budget for a managed deal, the fee for head hunting. Old deals have the one budget. */
export function DealBudget({ deal: key, none = <Dash /> }: BudgetProps) {
  const { dealType, companyBudget, recruitingFee, budget } = useFragment(budgetFragment, key)
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

type DeadlineProps = { deal: DealFactsDeadline_deal$key }

/** The deadline, and whether it is near or over. */
export function DealDeadline({ deal: key }: DeadlineProps) {
  const deal = useFragment(deadlineFragment, key)
  const styles = useStyles()
  if (!deal.deadline) return <Dash />
  return (
    <span className={styles.deadline}>
      {formatDate(deal.deadline)}
      <DeadlineAlarm deal={deal} />
    </span>
  )
}

/** 'Due Dec 07', where no column's head says what the date is. Overdue, the alarm has the date. */
export function DealDue({ deal: key }: DeadlineProps) {
  const deal = useFragment(deadlineFragment, key)
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

const statusFragment = graphql`
  fragment DealFactsStatus_deal on Deal {
    status
  }
`

const budgetFragment = graphql`
  fragment DealFactsBudget_deal on Deal {
    dealType
    companyBudget
    recruitingFee
    budget
  }
`

const deadlineFragment = graphql`
  fragment DealFactsDeadline_deal on Deal {
    deadline
    status
    ...DeadlineAlarm_deal
  }
`

const useStyles = makeStyles({
  amount: { fontVariantNumeric: 'tabular-nums' },
  kind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  deadline: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
  due: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

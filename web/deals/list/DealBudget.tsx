import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DealBudget_deal$key } from '../../__generated__/DealBudget_deal.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { formatMoney } from '../../components/money.ts'

type Props = { deal: DealBudget_deal$key; none?: ReactNode }

/** What the company pays: its budget for a managed deal, the fee for head hunting. Old deals have the one budget. */
export function DealBudget({ deal: key, none = <Dash /> }: Props) {
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

const fragment = graphql`
  fragment DealBudget_deal on Deal {
    dealType
    companyBudget
    recruitingFee
    budget
  }
`

const useStyles = makeStyles({
  amount: { fontVariantNumeric: 'tabular-nums' },
  kind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { billedLabels, billingLabels, CANDIDATE_PAYMENT } from '../../api/billing/words.ts'
import type { DealType } from '../../api/deals/words.ts'
import type { BillingFigures_deal$key } from '../__generated__/BillingFigures_deal.graphql.ts'
import { Dash } from '../components/Dash.tsx'
import { formatMoney } from '../components/money.ts'

/** What is paid and worked now: of a head-hunting deal the recruiting fee, as we pay no candidate there. */
export function BillingFigures({ deal: key }: { deal: BillingFigures_deal$key }) {
  const deal = useFragment(fragment, key)
  const dealType = typeOf(deal.dealType)
  const isManaged = dealType === 'MANAGED'
  return (
    <dl className={useStyles().root}>
      <Figure name={billedLabels[dealType]}>
        {amount(isManaged ? deal.companyBudget || deal.budget : deal.recruitingFee)}
      </Figure>
      {isManaged && <Figure name={CANDIDATE_PAYMENT}>{amount(deal.candidateBudget)}</Figure>}
      <Figure name={billingLabels.weeklyHours}>{deal.weeklyHours}</Figure>
    </dl>
  )
}

/** Relay warns of types that a newer server may say; page and server are installed together. */
export const typeOf = (dealType: DealType | '%future added value'): DealType =>
  dealType === 'HEAD_HUNTING' ? dealType : 'MANAGED'

function Figure({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const amount = (stored: string | null | undefined) => (stored ? formatMoney(stored) : <Dash />)

const fragment = graphql`
  fragment BillingFigures_deal on Deal {
    dealType
    recruitingFee
    companyBudget
    budget
    candidateBudget
    weeklyHours
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    minWidth: 0,
  },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { billingLabels, panelLabels } from '../../api/billing/words.ts'
import type { DealType } from '../../api/deals/words.ts'
import type { BillingFigures_deal$data, BillingFigures_deal$key } from '../__generated__/BillingFigures_deal.graphql.ts'
import { formatMoney } from '../components/format.ts'
import { caption } from '../components/styles.ts'
import { Dash } from '../components/texts.tsx'
import { UnreadMark } from './UnreadMark.tsx'

/** The current amounts and weekly hours. A head-hunting deal has a recruiting fee only. */
export function BillingFigures({ deal: key }: { deal: BillingFigures_deal$key }) {
  const deal = useFragment(fragment, key)
  const dealType = typeOf(deal.dealType)
  const isManaged = dealType === 'MANAGED'
  return (
    <dl className={useFigures()}>
      <Figure name={isManaged ? panelLabels.companyBudget : billingLabels.recruitingFee}>
        {amount(billedOf(deal))} <UnreadMark money={deal.terms?.companyPays} />
      </Figure>
      {isManaged && (
        <Figure name={panelLabels.candidateBudget}>
          {amount(deal.candidateBudget)} <UnreadMark money={deal.terms?.candidateGets} />
        </Figure>
      )}
      <Figure name={billingLabels.weeklyHours}>{deal.weeklyHours}</Figure>
    </dl>
  )
}

/** The deal type; unknown types of a newer server count as managed. */
export const typeOf = (dealType: DealType | '%future added value' | undefined): DealType =>
  dealType === 'HEAD_HUNTING' ? dealType : 'MANAGED'

type Billed = Pick<BillingFigures_deal$data, 'dealType' | 'recruitingFee' | 'companyBudget' | 'budget'>

/** The amount the company pays: the fee for head hunting, else the company's budget. Old deals have a single budget. */
export const billedOf = ({ dealType, recruitingFee, companyBudget, budget }: Billed) =>
  dealType === 'HEAD_HUNTING' ? recruitingFee : companyBudget || budget

/** A figure below its name, to be rendered in a `dl` with the class of `useFigures`. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** The class of a list of figures. */
export const useFigures = () => useStyles().root

const amount = (stored: string | null | undefined) => (stored ? formatMoney(stored) : <Dash />)

const fragment = graphql`
  fragment BillingFigures_deal on Deal {
    dealType recruitingFee companyBudget budget candidateBudget weeklyHours
    terms { companyPays { unread upTo } candidateGets { unread upTo } }
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
  name: { ...caption },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

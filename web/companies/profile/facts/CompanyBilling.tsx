import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyBilling_company$key } from '../../../__generated__/CompanyBilling_company.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { formatMoney } from '../../../components/money.ts'

/** What the company pays for its filled deals, and what was agreed in general. */
export function CompanyBilling({ company: key }: { company: CompanyBilling_company$key }) {
  const { billingTotal, filledDealsCount: filled, billing } = useFragment(fragment, key)
  const styles = useStyles()
  return (
    <Card title="Billing Information">
      <div>
        <div className={styles.total}>{formatMoney(billingTotal)}</div>
        <div className={styles.quiet}>{filledWords(filled)}</div>
      </div>
      {billing && <div className={styles.agreed}>Agreed billing: {formatMoney(billing)}</div>}
    </Card>
  )
}

function filledWords(filled: number) {
  if (filled === 0) return 'No filled deals yet'
  return filled === 1 ? 'Total of 1 filled deal' : `Total of ${filled} filled deals`
}

const fragment = graphql`
  fragment CompanyBilling_company on Company {
    billingTotal
    filledDealsCount
    billing
  }
`

const useStyles = makeStyles({
  total: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  agreed: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyMargin_company$key } from '../../__generated__/CompanyMargin_company.graphql.ts'
import { amountOf, percentInWords } from '../../billing/marginWords.ts'
import { Fact, FactList } from '../../components/FactList.tsx'
import { Card } from '../../components/Section.tsx'
import { caption } from '../../components/styles.ts'

/** The margin of a company in one look, each currency apart. */
export function CompanyMargin({ company: key }: { company: CompanyMargin_company$key }) {
  const { margin } = useFragment(fragment, key)
  const styles = useStyles()
  if (!margin) return null
  const { currencies, notCounted } = margin
  return (
    <Card title="Margin">
      {currencies.length === 0 && notCounted === 0 && <span className={styles.quiet}>No revenue yet.</span>}
      {currencies.map(({ currency, placements, companyPays, candidateGets, margin, percent, fees, earned }) => (
        <div key={currency}>
          {placements > 0 && (
            <div className={styles.total}>
              {amountOf(margin, currency)} <span className={styles.per}>per month · {percentInWords(percent)}</span>
            </div>
          )}
          <FactList>
            {placements > 0 && (
              <>
                <Fact name="Company pays">{amountOf(companyPays, currency)}</Fact>
                <Fact name="Candidate gets">{amountOf(candidateGets, currency)}</Fact>
              </>
            )}
            {fees !== '0.00' && <Fact name="Fees, once">{amountOf(fees, currency)}</Fact>}
            <Fact name="Earned so far">{amountOf(earned, currency)}</Fact>
          </FactList>
        </div>
      ))}
      {notCounted > 0 && (
        <span className={styles.quiet}>
          {notCounted === 1 ? '1 filled deal is' : `${notCounted} filled deals are`} not counted: amounts cannot be read
          or compared.
        </span>
      )}
    </Card>
  )
}

const fragment = graphql`
  fragment CompanyMargin_company on Company {
    margin {
      currencies { currency placements companyPays candidateGets margin percent fees earned }
      notCounted
    }
  }
`

const useStyles = makeStyles({
  total: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    paddingBlockEnd: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
  },
  per: { ...caption, fontWeight: tokens.fontWeightRegular },
  quiet: caption,
})

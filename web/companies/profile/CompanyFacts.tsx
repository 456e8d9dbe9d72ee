import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  CompanyFacts_company$data,
  CompanyFacts_company$key,
} from '../../__generated__/CompanyFacts_company.graphql.ts'
import type { CompanyFacts_companyMargin$key } from '../../__generated__/CompanyFacts_companyMargin.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { Link } from '../../app/links.tsx'
import { amountOf, percentInWords } from '../../billing/marginWords.ts'
import { Fact, FactList } from '../../components/FactList.tsx'
import { formatMoney } from '../../components/format.ts'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { caption, column, plainList, useReading } from '../../components/styles.ts'
import { CompanyBans } from '../../contactBans/BansCard.tsx'
import { stakeholderOf } from '../form/companyFields.ts'

/** The cards at the side of the page: main stakeholder, billing, notes, deals and bans. */
export function CompanyFacts({ company: key }: { company: CompanyFacts_company$key }) {
  const company = useFragment(fragment, key)
  const { notes } = company
  const reading = useReading()
  return (
    <>
      <Card title="Main Stakeholder">
        <span dir="auto" className={reading.text}>
          {stakeholderOf(company)}
        </span>
      </Card>
      <SectionBoundary>
        <Billing {...company} />
      </SectionBoundary>
      <SectionBoundary>
        <CompanyMargin company={company} />
      </SectionBoundary>
      {notes && (
        <Card title="Notes">
          <p dir="auto" className={reading.text}>
            {notes}
          </p>
        </Card>
      )}
      <SectionBoundary>
        <Deals {...company} />
      </SectionBoundary>
      <SectionBoundary>
        <CompanyBans company={company} />
      </SectionBoundary>
    </>
  )
}

function Billing({ billingTotals, filledDealsCount: filled, billing, ...company }: CompanyFacts_company$data) {
  const styles = useStyles()
  const { untotalledBudgetsCount: untotalled } = company
  return (
    <Card title="Billing Information">
      <div>
        {(billingTotals.length > 0 ? billingTotals : ['$0']).map(total => (
          <div key={total} className={styles.total}>
            {formatMoney(total)}
          </div>
        ))}
        <div className={styles.filled}>
          {filled === 0 ? 'No filled deals yet' : `Total of ${filled} filled ${filled === 1 ? 'deal' : 'deals'}`}
        </div>
        {untotalled > 0 && (
          <div className={styles.filled}>
            {untotalled === 1 ? '1 budget is' : `${untotalled} budgets are`} in no total: a range, not per month, or not
            read as an amount
          </div>
        )}
      </div>
      {billing && <div className={styles.agreed}>Agreed billing: {formatMoney(billing)}</div>}
    </Card>
  )
}

function Deals({ deals }: CompanyFacts_company$data) {
  const styles = useStyles()
  return (
    <Card title="Deals">
      {deals.length === 0 ? (
        <span className={styles.none}>No deals yet.</span>
      ) : (
        <ul className={styles.list}>
          {deals.map(({ databaseId, title, status }) => (
            <li key={databaseId} className={styles.deal}>
              <Link to={`/deals/${databaseId}`} className={styles.title}>
                <bdi>{title}</bdi>
              </Link>
              {status !== '%future added value' && <StatusBadge {...dealStatusWords[status]} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The margin of a company, separately for each currency. */
function CompanyMargin({ company: key }: { company: CompanyFacts_companyMargin$key }) {
  const { margin } = useFragment(companyMarginFragment, key)
  const styles = useStyles()
  if (!margin) return null
  const { currencies, notCounted } = margin
  return (
    <Card title="Margin">
      {currencies.length === 0 && notCounted === 0 && <span className={styles.quiet}>No revenue yet.</span>}
      {currencies.map(({ currency, placements, companyPays, candidateGets, margin, percent, fees, earned }) => (
        <div key={currency}>
          {placements > 0 && (
            <div className={styles.companyMarginTotal}>
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
  fragment CompanyFacts_company on Company {
    ...companyFields_company
    ...BansCard_companyBans
    ...CompanyFacts_companyMargin
    notes billingTotals untotalledBudgetsCount filledDealsCount billing
    deals { databaseId title status }
  }
`

const companyMarginFragment = graphql`
  fragment CompanyFacts_companyMargin on Company {
    margin {
      currencies { currency placements companyPays candidateGets margin percent fees earned }
      notCounted
    }
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
  filled: { ...caption },
  agreed: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground3 },
  list: { ...column, ...plainList, gap: tokens.spacingVerticalS },
  deal: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  title: { minWidth: 0, overflowWrap: 'anywhere' },
  companyMarginTotal: {
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

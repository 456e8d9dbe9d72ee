import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  CompanyFacts_company$data,
  CompanyFacts_company$key,
} from '../../__generated__/CompanyFacts_company.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { Link } from '../../app/links.tsx'
import { formatMoney } from '../../components/format.ts'
import { Card } from '../../components/Section.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { caption, column, plainList, useReading } from '../../components/styles.ts'
import { CompanyBans } from '../../contactBans/CompanyBans.tsx'
import { stakeholderOf } from '../form/companyFields.ts'
import { CompanyMargin } from './CompanyMargin.tsx'

/** The cards at the side: main stakeholder, billing, notes, deals and bans. */
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

/** The total of the filled deals, and the agreed billing. */
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

/** All deals of the company with their statuses. */
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

const fragment = graphql`
  fragment CompanyFacts_company on Company {
    ...companyFields_company
    ...CompanyBans_company
    ...CompanyMargin_company
    notes billingTotals untotalledBudgetsCount filledDealsCount billing
    deals { databaseId title status }
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
})

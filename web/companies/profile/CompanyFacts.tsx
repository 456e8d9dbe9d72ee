import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  CompanyFacts_company$data,
  CompanyFacts_company$key,
} from '../../__generated__/CompanyFacts_company.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { Link } from '../../app/links.tsx'
import { Card } from '../../components/Card.tsx'
import { formatMoney } from '../../components/money.ts'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { useReading } from '../../components/useReading.ts'

/** What one looks up: who decides, what is billed, what is open, and what was noted. */
export function CompanyFacts({ company: key }: { company: CompanyFacts_company$key }) {
  const company = useFragment(fragment, key)
  const { mainStakeholder, notes } = company
  const reading = useReading()
  return (
    <>
      <Card title="Main Stakeholder">
        <span dir="auto" className={reading.text}>
          {mainStakeholder}
        </span>
      </Card>
      <SectionBoundary>
        <Billing {...company} />
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
    </>
  )
}

/** What the company pays for its filled deals, and what was agreed in general. */
function Billing({ billingTotal, filledDealsCount: filled, billing }: CompanyFacts_company$data) {
  const styles = useStyles()
  return (
    <Card title="Billing Information">
      <div>
        <div className={styles.total}>{formatMoney(billingTotal)}</div>
        <div className={styles.filled}>
          {filled === 0 ? 'No filled deals yet' : `Total of ${filled} filled ${filled === 1 ? 'deal' : 'deals'}`}
        </div>
      </div>
      {billing && <div className={styles.agreed}>Agreed billing: {formatMoney(billing)}</div>}
    </Card>
  )
}

/** All deals of the company, with how they stand. */
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
    mainStakeholder
    notes
    billingTotal
    filledDealsCount
    billing
    deals {
      databaseId
      title
      status
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
  filled: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  agreed: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  deal: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  title: { minWidth: 0, overflowWrap: 'anywhere' },
})

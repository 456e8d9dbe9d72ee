import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyDeals_company$key } from '../../../__generated__/CompanyDeals_company.graphql.ts'
import { Link } from '../../../app/links.tsx'
import { Card } from '../../../components/Card.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../../components/statuses.ts'

/** All deals of the company, with how they stand. */
export function CompanyDeals({ company: key }: { company: CompanyDeals_company$key }) {
  const { deals } = useFragment(fragment, key)
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
  fragment CompanyDeals_company on Company {
    deals {
      databaseId
      title
      status
    }
  }
`

const useStyles = makeStyles({
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

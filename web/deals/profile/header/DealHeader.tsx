import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealHeader_deal$key } from '../../../__generated__/DealHeader_deal.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { Link } from '../../../app/links.tsx'
import { DialogHost } from '../../../components/DialogHost.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../../components/statuses.ts'
import { DealButtons } from './DealButtons.tsx'

/** The deal's title, status, company and actions. */
export function DealHeader({ deal: key }: { deal: DealHeader_deal$key }) {
  const deal = useFragment(fragment, key)
  const { title, status, company } = deal
  const styles = useStyles()
  return (
    <ProfileBar
      back={<BackLink to="/deals">Back to Deals</BackLink>}
      name={title}
      status={status !== '%future added value' && <StatusBadge {...dealStatusWords[status]} />}
      more={stuck =>
        !stuck &&
        company && (
          <span className={styles.company}>
            <Link to={`/companies/${company.databaseId}`}>
              <bdi>{company.name}</bdi>
            </Link>
          </span>
        )
      }
      actions={
        <DialogHost>
          <DealButtons deal={deal} />
        </DialogHost>
      }
    />
  )
}

const fragment = graphql`
  fragment DealHeader_deal on Deal {
    title status
    company { databaseId name }
    ...DealButtons_deal
  }
`

const useStyles = makeStyles({ company: { minWidth: 0, overflowWrap: 'anywhere' } })

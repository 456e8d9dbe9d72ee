import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealHeader_deal$key } from '../../../__generated__/DealHeader_deal.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { Link } from '../../../app/links.tsx'
import { AddCandidate } from '../../../candidates/add/AddCandidate.tsx'
import { FindMatches } from '../../../candidates/matches/FindMatches.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../../components/statuses.ts'
import { ApplicationLimit } from '../limit/ApplicationLimit.tsx'
import { DealMenu } from './DealMenu.tsx'
import { EditDealButton } from './EditDealButton.tsx'
import { ShareApplicationLink } from './ShareApplicationLink.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'

/** Which deal it is, whose, how it stands, and what can be done. */
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
        <>
          <AddCandidate deal={deal} />
          <FindMatches deal={deal} />
          <ApplicationLimit deal={deal} />
          <ShareApplicationLink deal={deal} />
          <UpdateStatus deal={deal} />
          <EditDealButton deal={deal} />
          <DealMenu deal={deal} />
        </>
      }
    />
  )
}

const fragment = graphql`
  fragment DealHeader_deal on Deal {
    title
    status
    company {
      databaseId
      name
    }
    ...AddCandidate_deal
    ...FindMatches_deal
    ...ApplicationLimit_deal
    ...ShareApplicationLink_deal
    ...UpdateStatus_deal
    ...EditDealButton_deal
    ...DealMenu_deal
  }
`

const useStyles = makeStyles({ company: { minWidth: 0, overflowWrap: 'anywhere' } })

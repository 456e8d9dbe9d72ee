import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DealHeader_deal$key } from '../../../__generated__/DealHeader_deal.graphql.ts'
import type { DealHeaderEdit_deal$key } from '../../../__generated__/DealHeaderEdit_deal.graphql.ts'
import type { DealHeaderStatus_deal$key } from '../../../__generated__/DealHeaderStatus_deal.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { lazyDialog } from '../../../app/lazyDialog.tsx'
import { Link } from '../../../app/links.tsx'
import { AddCandidate } from '../../../candidates/add/AddCandidate.tsx'
import { FindMatches } from '../../../candidates/matches/FindMatches.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../../components/statuses.ts'
import { ApplicationLimit } from '../limit/ApplicationLimit.tsx'
import { DealMenu } from './DealMenu.tsx'
import { ShareApplicationLink } from './ShareApplicationLink.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { useActionStyles } from './useActionStyles.ts'

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

/** Opens the form that changes the deal. Its code comes when it is wanted. */
function EditDealButton({ deal: key }: { deal: DealHeaderEdit_deal$key }) {
  const deal = useFragment(editFragment, key)
  const styles = useActionStyles()
  const [open, setOpen] = useState(false)
  const [, startOpening] = useTransition()

  return (
    <>
      <Button icon={<EditRegular />} className={styles.root} onClick={() => startOpening(() => setOpen(true))}>
        Edit
      </Button>
      {open && <EditDealDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
  )
}

const [EditDealDialog] = lazyDialog(async () => (await import('../../form/EditDealDialog.tsx')).EditDealDialog)

/** Opens the dialog that moves the deal to another status. */
function UpdateStatus({ deal: key }: { deal: DealHeaderStatus_deal$key }) {
  const deal = useFragment(statusFragment, key)
  const styles = useActionStyles()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ArrowSwapRegular />} className={styles.root} onClick={() => setOpen(true)}>
        Update Status
      </Button>
      {open && <StatusDialog deal={deal} onClose={() => setOpen(false)} />}
    </>
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
    ...DealHeaderStatus_deal
    ...DealHeaderEdit_deal
    ...DealMenu_deal
  }
`

const editFragment = graphql`
  fragment DealHeaderEdit_deal on Deal {
    ...dealFields_deal
  }
`

const statusFragment = graphql`
  fragment DealHeaderStatus_deal on Deal {
    ...StatusDialog_deal
  }
`

const useStyles = makeStyles({ company: { minWidth: 0, overflowWrap: 'anywhere' } })

import { makeStyles } from '@fluentui/react-components'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealHeader_deal$key } from '../../../__generated__/DealHeader_deal.graphql.ts'
import type { useDealActions_deal$key } from '../../../__generated__/useDealActions_deal.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { lazyDialog } from '../../../app/lazyDialog.tsx'
import { Link } from '../../../app/links.tsx'
import { AddCandidate } from '../../../candidates/add/AddCandidate.tsx'
import { FindMatches } from '../../../candidates/matches/FindMatches.tsx'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { RecordMenu } from '../../../components/RecordMenu.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../../components/statuses.ts'
import { phone } from '../../../components/styles.ts'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useDealActions } from '../../useDealActions.ts'
import { ApplicationLimit } from '../limit/ApplicationLimit.tsx'
import { ShareApplicationLink } from './ShareApplicationLink.tsx'

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
        <div className={styles.actions}>
          <AddCandidate deal={deal} />
          <FindMatches deal={deal} />
          <ApplicationLimit deal={deal} />
          <ShareApplicationLink deal={deal} />
          <DialogButton icon={<ArrowSwapRegular />} dialog={onClose => <StatusDialog deal={deal} onClose={onClose} />}>
            Update Status
          </DialogButton>
          <DialogButton icon={<EditRegular />} dialog={onClose => <EditDealDialog deal={deal} onClose={onClose} />}>
            Edit
          </DialogButton>
          <DealMenu deal={deal} />
        </div>
      }
    />
  )
}

/** The more-menu: duplicates the deal and opens the copy, or deletes it and returns to the list. */
function DealMenu({ deal }: { deal: useDealActions_deal$key }) {
  const { duplicate, duplicating, remove } = useDealActions(deal)
  const refresh = useRefresh()
  const navigate = useNavigate()
  const list = useLastAddress('/deals')
  const copy = () =>
    duplicate({
      text: title => `This is ${title}.`,
      onDone: ({ databaseId }) => refresh(() => navigate(`/deals/${databaseId}`)),
    })
  const leave = () => refresh(() => navigate(list, { replace: true }))
  return (
    <RecordMenu
      actions={[
        { label: 'Duplicate deal', icon: <CopyRegular />, disabled: duplicating, onChoose: copy },
        { label: 'Delete deal', icon: <DeleteRegular />, destructive: true, onChoose: () => remove(leave) },
      ]}
    />
  )
}

const [StatusDialog] = lazyDialog(async () => (await import('./StatusDialog.tsx')).StatusDialog)

const [EditDealDialog] = lazyDialog(async () => (await import('../../form/EditDealDialog.tsx')).EditDealDialog)

const fragment = graphql`
  fragment DealHeader_deal on Deal {
    title status
    company { databaseId name }
    ...AddCandidate_deal
    ...FindMatches_deal
    ...ApplicationLimit_deal
    ...ShareApplicationLink_deal
    ...StatusDialog_deal
    ...dealFields_deal
    ...useDealActions_deal
  }
`

const useStyles = makeStyles({
  company: { minWidth: 0, overflowWrap: 'anywhere' },
  actions: {
    display: 'contents',
    // Narrow enough for one row; on phones two buttons share a row and grow to fill it.
    '& > button:not(:last-of-type)': {
      whiteSpace: 'nowrap',
      '@media (max-width: 1359px)': { minWidth: 'auto', paddingInline: '8px' },
      [phone]: { flexGrow: 1 },
    },
  },
})

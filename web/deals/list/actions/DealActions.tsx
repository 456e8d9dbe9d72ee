import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealActions_deal$key } from '../../../__generated__/DealActions_deal.graphql.ts'
import { lazyDialog } from '../../../app/lazyDialog.tsx'
import { RowMenu } from '../../../components/table/RowMenu.tsx'
import { useCopyApplyLink } from './useCopyApplyLink.ts'
import { useDealToEdit } from './useDealToEdit.ts'
import { useDeleteDeal } from './useDeleteDeal.ts'
import { useDuplicateDeal } from './useDuplicateDeal.ts'

/** Without `onDeleted`, deleting is not offered. */
type Props = { deal: DealActions_deal$key; onDeleted?: () => void }

/** What can be done with one deal of the list. */
export function DealActions({ deal: key, onDeleted }: Props) {
  const { databaseId: id, title } = useFragment(fragment, key)
  const navigate = useNavigate()
  const editing = useDealToEdit()
  const { opened } = editing
  const copyApplyLink = useCopyApplyLink()
  const duplicate = useDuplicateDeal()
  const deleteDeal = useDeleteDeal()
  return (
    <>
      <RowMenu
        label={`Actions for ${title}`}
        actions={[
          { label: 'View', icon: <EyeRegular />, onChoose: () => navigate(`/deals/${id}`) },
          { label: 'Edit', icon: <EditRegular />, onChoose: () => editing.open(id, 'deal') },
          { label: 'Copy shareable link', icon: <LinkRegular />, onChoose: () => copyApplyLink(id) },
          { label: 'Application limit', icon: <PeopleCommunityRegular />, onChoose: () => editing.open(id, 'limit') },
          { label: 'Duplicate without candidates', icon: <CopyRegular />, onChoose: () => duplicate({ id, title }) },
          ...(onDeleted
            ? [{ label: 'Delete', icon: <DeleteRegular />, onChoose: () => deleteDeal({ id, title, onDeleted }) }]
            : []),
        ]}
      />
      {opened?.form === 'deal' && <EditDealDialog deal={opened.deal} open onClose={editing.close} />}
      {opened?.form === 'limit' && <LimitDialog deal={opened.deal} onClose={editing.close} />}
    </>
  )
}

const [EditDealDialog] = lazyDialog(async () => (await import('../../form/EditDealDialog.tsx')).EditDealDialog)
const [LimitDialog] = lazyDialog(async () => (await import('../../profile/limit/LimitDialog.tsx')).LimitDialog)

const fragment = graphql`
  fragment DealActions_deal on Deal {
    databaseId
    title
  }
`

import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealActionsQuery, DealActionsQuery$data } from '../../__generated__/DealActionsQuery.graphql.ts'
import type { useDealActions_deal$key } from '../../__generated__/useDealActions_deal.graphql.ts'
import { laterDialog } from '../../components/laterDialog.tsx'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useOpened } from '../../relay/useOpened.ts'
import { useCopyApplyLink } from '../useCopyApplyLink.ts'
import { useDealActions } from '../useDealActions.ts'

type Props = { deal: useDealActions_deal$key; onDeleted: () => void }

/** The actions menu of a deal in the list. */
export function DealActions({ deal, onDeleted }: Props) {
  const { id, title, duplicate, remove } = useDealActions(deal)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { copyLink } = useCopyApplyLink(shareMutation)
  const open = useOpened<DealActionsQuery, Deal>(query, {
    pick: answer => answer.deal,
    gone: { title: 'Deal not found', text: 'It was deleted by somebody else.' },
    failed: 'The deal could not be opened',
  })
  const openIn = (Dialog: typeof EditDealDialog) =>
    open({ id }, (opened, onClose) => <Dialog deal={opened} onClose={onClose} />)
  const copy = () => duplicate({ text: copied => `“${copied}” is a copy of “${title}”.`, onDone: () => refresh() })
  return (
    <RowMenu
      label={`Actions for ${title}`}
      actions={[
        { label: 'View', icon: <EyeRegular />, onChoose: () => navigate(`/deals/${id}`) },
        { label: 'Edit', icon: <EditRegular />, onChoose: () => openIn(EditDealDialog) },
        { label: 'Copy shareable link', icon: <LinkRegular />, onChoose: () => copyLink(id) },
        { label: 'Application limit', icon: <PeopleCommunityRegular />, onChoose: () => openIn(LimitDialog) },
        { label: 'Duplicate without candidates', icon: <CopyRegular />, onChoose: copy },
        { label: 'Delete', icon: <DeleteRegular />, onChoose: () => remove(onDeleted) },
      ]}
    />
  )
}

type Deal = NonNullable<DealActionsQuery$data['deal']>
type DialogProps = { deal: Deal; onClose: () => void }

const EditDealDialog = laterDialog<DialogProps>(async () => (await import('../form/EditDealDialog.tsx')).EditDealDialog)
const LimitDialog = laterDialog<DialogProps>(async () => (await import('../profile/limit/LimitDialog.tsx')).LimitDialog)

/** The query of the dialogs' data, which the rows of the list do not load. */
const query = graphql`
  query DealActionsQuery($id: Int!) {
    deal(id: $id) {
      ...dealFields_deal
      ...LimitDialog_deal
    }
  }
`

const shareMutation = graphql`
  mutation DealActionsShareMutation($input: ShareDealInput!) {
    shareDeal(input: $input) { shareableUrl }
  }
`

import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealActions_deal$key } from '../../__generated__/DealActions_deal.graphql.ts'
import type { DealActionsDuplicateMutation } from '../../__generated__/DealActionsDuplicateMutation.graphql.ts'
import type { DealActionsShareMutation } from '../../__generated__/DealActionsShareMutation.graphql.ts'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { copyText } from '../../components/copyText.ts'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { useRecordAction } from '../../relay/useRecordAction.ts'
import { useDeleteDeal } from '../useDeleteDeal.ts'
import { useDealToEdit } from './useDealToEdit.ts'

type Props = { deal: DealActions_deal$key; onDeleted: () => void }

/** What can be done with one deal of the list. */
export function DealActions({ deal: key, onDeleted }: Props) {
  const { databaseId: id, title } = useFragment(fragment, key)
  const navigate = useNavigate()
  const editing = useDealToEdit()
  const { opened } = editing
  const copyApplyLink = useCopyApplyLink()
  const [act] = useRecordAction<DealActionsDuplicateMutation>(duplicateMutation)
  const refresh = useRefresh()
  const duplicate = () =>
    act(
      { input: { id } },
      {
        done: ({ duplicateDeal: { deal } }) => ({
          title: 'Deal duplicated',
          text: `“${deal.title}” is a copy of “${title}”.`,
        }),
        onDone: () => refresh(),
        failed: { title: 'Failed to duplicate deal', text: 'Please try again' },
      },
    )
  const deleteDeal = useDeleteDeal(onDeleted)
  return (
    <>
      <RowMenu
        label={`Actions for ${title}`}
        actions={[
          { label: 'View', icon: <EyeRegular />, onChoose: () => navigate(`/deals/${id}`) },
          { label: 'Edit', icon: <EditRegular />, onChoose: () => editing.open(id, 'deal') },
          { label: 'Copy shareable link', icon: <LinkRegular />, onChoose: () => copyApplyLink(id) },
          { label: 'Application limit', icon: <PeopleCommunityRegular />, onChoose: () => editing.open(id, 'limit') },
          { label: 'Duplicate without candidates', icon: <CopyRegular />, onChoose: duplicate },
          { label: 'Delete', icon: <DeleteRegular />, onChoose: () => deleteDeal({ id, title }) },
        ]}
      />
      {opened?.form === 'deal' && <EditDealDialog deal={opened.deal} onClose={editing.close} />}
      {opened?.form === 'limit' && <LimitDialog deal={opened.deal} onClose={editing.close} />}
    </>
  )
}

/** Copies the address of a deal's public apply page, and says how it went. */
function useCopyApplyLink() {
  const [act] = useRecordAction<DealActionsShareMutation>(shareMutation)
  const toast = useToast()
  const failed = { title: 'Error', text: 'Could not generate shareable link. Please try again.' }

  return async (id: number) => {
    const link = act({ input: { id } }, { failed }).then(answer => answer?.shareDeal.shareableUrl)
    const copied = await copyText(link)
    if (copied) toast({ title: 'Link copied!', text: 'Anyone who has it can apply to this deal.' })
    else if (copied === false) toast({ title: 'Failed to copy link', text: await link, intent: 'error' })
  }
}

const [EditDealDialog] = lazyDialog(async () => (await import('../form/EditDealDialog.tsx')).EditDealDialog)
const [LimitDialog] = lazyDialog(async () => (await import('../profile/limit/LimitDialog.tsx')).LimitDialog)

const fragment = graphql`
  fragment DealActions_deal on Deal {
    databaseId
    title
  }
`

const duplicateMutation = graphql`
  mutation DealActionsDuplicateMutation($input: DuplicateDealInput!) {
    duplicateDeal(input: $input) {
      deal {
        id
        title
      }
    }
  }
`

const shareMutation = graphql`
  mutation DealActionsShareMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
    }
  }
`

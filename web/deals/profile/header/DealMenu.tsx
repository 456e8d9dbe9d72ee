import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealMenu_deal$key } from '../../../__generated__/DealMenu_deal.graphql.ts'
import type { DealMenuMutation } from '../../../__generated__/DealMenuMutation.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { RecordMenu } from '../../../components/RecordMenu.tsx'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useRecordAction } from '../../../relay/useRecordAction.ts'
import { useDeleteDeal } from '../../useDeleteDeal.ts'

/** The more-menu: duplicates the deal and opens the copy, or deletes it and returns to the list. */
export function DealMenu({ deal: key }: { deal: DealMenu_deal$key }) {
  const { databaseId: id, title } = useFragment(fragment, key)
  const [act, duplicating] = useRecordAction<DealMenuMutation>(mutation)
  const refresh = useRefresh()
  const navigate = useNavigate()
  const list = useLastAddress('/deals')
  const toList = () => navigate(list, { replace: true })
  const deleteDeal = useDeleteDeal(() => refresh(toList))
  const duplicate = () =>
    act(
      { input: { id } },
      {
        done: ({ duplicateDeal: { deal } }) => ({ title: 'Deal duplicated', text: `This is ${deal.title}.` }),
        onDone: ({ duplicateDeal: { deal } }) => refresh(() => navigate(`/deals/${deal.databaseId}`)),
        failed: { title: 'Failed to duplicate deal', text: 'Please try again' },
      },
    )
  return (
    <RecordMenu
      actions={[
        { label: 'Duplicate deal', icon: <CopyRegular />, disabled: duplicating, onChoose: duplicate },
        {
          label: 'Delete deal',
          icon: <DeleteRegular />,
          destructive: true,
          onChoose: () => deleteDeal({ id, title }),
        },
      ]}
    />
  )
}

const fragment = graphql`
  fragment DealMenu_deal on Deal {
    databaseId
    title
  }
`

const mutation = graphql`
  mutation DealMenuMutation($input: DuplicateDealInput!) {
    duplicateDeal(input: $input) {
      deal {
        databaseId
        title
      }
    }
  }
`

import { Button } from '@fluentui/react-components'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'
import { graphql, useFragment } from 'react-relay'
import type { PrimaryButton_deal$key } from '../../../__generated__/PrimaryButton_deal.graphql.ts'
import type { PrimaryButtonMutation } from '../../../__generated__/PrimaryButtonMutation.graphql.ts'
import { useDialog } from '../../../components/DialogHost.tsx'
import { useRecordAction } from '../../../relay/useRecordAction.ts'
import { FillDealDialog } from '../../fill/fillDialog.ts'
import type { Step } from './nextStep.ts'

type Props = { deal: PrimaryButton_deal$key; step: Step; onEdit: () => void }

/** The button for the next step of the deal. None when that is to find somebody: 'Find Matches' is the primary one then. */
export function PrimaryButton({ deal: key, step, onEdit }: Props) {
  const { databaseId: id, title } = useFragment(fragment, key)
  const show = useDialog()
  const [setStatus, busy] = useRecordAction<PrimaryButtonMutation>(mutation)
  const failed = { title: 'Error', text: 'There was an error updating the status. Please try again.' }
  const look = { appearance: 'primary', disabledFocusable: busy } as const
  switch (step) {
    case 'DESCRIBE':
      return (
        <Button {...look} icon={<EditRegular />} onClick={onEdit}>
          Edit
        </Button>
      )
    case 'FILL':
      return (
        <Button
          {...look}
          icon={<TrophyRegular />}
          onClick={() => show(onClose => <FillDealDialog dealId={id} onClose={onClose} />)}
        >
          Fill deal
        </Button>
      )
    case 'FINISH': {
      const ask = {
        title: 'Finish deal?',
        text: `${title} becomes Finished: the placement is over, and the talent is available again.`,
        action: 'Finish',
      }
      const done = { title: 'Deal finished', text: `${title} is finished.` }
      const finish = () => setStatus({ input: { id, status: 'FINISHED' } }, { ask, done, failed })
      return (
        <Button {...look} icon={<CheckmarkCircleRegular />} onClick={finish}>
          Finish deal
        </Button>
      )
    }
    case 'REOPEN': {
      const done = { title: 'Deal reopened', text: `${title} is open again.` }
      return (
        <Button
          {...look}
          icon={<ArrowCounterclockwiseRegular />}
          onClick={() => setStatus({ input: { id, status: 'OPEN' } }, { done, failed })}
        >
          Reopen deal
        </Button>
      )
    }
    default:
      return null
  }
}

const fragment = graphql`
  fragment PrimaryButton_deal on Deal { databaseId title }
`

const mutation = graphql`
  mutation PrimaryButtonMutation($input: SetDealStatusInput!) {
    setDealStatus(input: $input) {
      deal { status startDate version updatedAt ...DealTimeline_deal }
    }
  }
`

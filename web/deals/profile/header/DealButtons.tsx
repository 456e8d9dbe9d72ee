import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DealButtons_deal$key } from '../../../__generated__/DealButtons_deal.graphql.ts'
import type { DealButtons_primaryButton$key } from '../../../__generated__/DealButtons_primaryButton.graphql.ts'
import type { DealButtonsMutation } from '../../../__generated__/DealButtonsMutation.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { AddCandidate } from '../../../candidates/add/AddCandidate.tsx'
import { FindMatches } from '../../../candidates/matches/FindMatches.tsx'
import { useDialog } from '../../../components/DialogHost.tsx'
import { laterDialog } from '../../../components/laterDialog.tsx'
import { RecordMenu } from '../../../components/RecordMenu.tsx'
import { phone } from '../../../components/styles.ts'
import { useRefresh } from '../../../list/useRefresh.ts'
import { useRecordAction } from '../../../relay/useRecordAction.ts'
import { useRemindMe } from '../../../reminders/useRemindMe.tsx'
import { FillDealDialog } from '../../fill/fillDialog.ts'
import { useDealActions } from '../../useDealActions.ts'
import { nextStep, type Step } from './nextStep.ts'

/** The deal's next step as primary button, common actions as buttons beside it, and all other actions in a menu. */
export function DealButtons({ deal: key }: { deal: DealButtons_deal$key }) {
  const deal = useFragment(fragment, key)
  const [remindMe, reminderDialog] = useRemindMe({ dealId: deal.databaseId })
  const { duplicate, duplicating, remove } = useDealActions(deal)
  const styles = useStyles()
  const show = useDialog()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const list = useLastAddress('/deals')
  const step = nextStep(deal)
  const edit = () => show(onClose => <EditDealDialog deal={deal} onClose={onClose} />)
  const copy = () =>
    duplicate({
      text: title => `This is ${title}.`,
      onDone: ({ databaseId }) => refresh(() => navigate(`/deals/${databaseId}`)),
    })
  const leave = () => refresh(() => navigate(list, { replace: true }))
  return (
    <div className={styles.root}>
      <PrimaryButton deal={deal} step={step} onEdit={edit} />
      <AddCandidate deal={deal} />
      <FindMatches deal={deal} primary={step === 'FIND'} />
      <RecordMenu
        actions={[
          {
            label: 'Update Status',
            icon: <ArrowSwapRegular />,
            onChoose: () => show(onClose => <StatusDialog deal={deal} onClose={onClose} />),
          },
          { label: 'Edit', icon: <EditRegular />, onChoose: edit },
          remindMe,
          { label: 'Duplicate deal', icon: <CopyRegular />, disabled: duplicating, onChoose: copy },
          { label: 'Delete deal', icon: <DeleteRegular />, destructive: true, onChoose: () => remove(leave) },
        ]}
      />
      {reminderDialog}
    </div>
  )
}

const StatusDialog = laterDialog(async () => (await import('./StatusDialog.tsx')).StatusDialog)

const EditDealDialog = laterDialog(async () => (await import('../../form/EditDealDialog.tsx')).EditDealDialog)

type Props = { deal: DealButtons_primaryButton$key; step: Step; onEdit: () => void }

/** The button for the deal's next step. Null for the step to find candidates, whose button is 'Find Matches'. */
function PrimaryButton({ deal: key, step, onEdit }: Props) {
  const { databaseId: id, title } = useFragment(primaryButtonFragment, key)
  const show = useDialog()
  const [setStatus, busy] = useRecordAction<DealButtonsMutation>(mutation)
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
  fragment DealButtons_deal on Deal {
    databaseId status jobDescription selectedCandidateId
    candidates { status }
    ...DealButtons_primaryButton
    ...AddCandidate_deal
    ...FindMatches_deal
    ...StatusDialog_deal
    ...dealFields_deal
    ...useDealActions_deal
  }
`

const primaryButtonFragment = graphql`
  fragment DealButtons_primaryButton on Deal { databaseId title }
`

const mutation = graphql`
  mutation DealButtonsMutation($input: SetDealStatusInput!) {
    setDealStatus(input: $input) {
      deal { status startDate version updatedAt ...Timeline_deal }
    }
  }
`

const useStyles = makeStyles({
  root: {
    display: 'contents',
    // On phones two buttons share a row and grow to fill it.
    '& > button:not(:last-of-type)': { whiteSpace: 'nowrap', [phone]: { flexGrow: 1 } },
  },
})

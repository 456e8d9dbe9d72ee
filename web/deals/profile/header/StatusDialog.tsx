import { graphql, useFragment } from 'react-relay'
import { dealStatusRules } from '../../../../api/deals/rules.ts'
import { type DealStatus, dealLabels, dealStatuses } from '../../../../api/deals/words.ts'
import type { StatusDialog_deal$key } from '../../../__generated__/StatusDialog_deal.graphql.ts'
import type { StatusDialogMutation } from '../../../__generated__/StatusDialogMutation.graphql.ts'
import { formRules } from '../../../forms/changes.ts'
import { choice } from '../../../forms/choices.tsx'
import { date, labelled, type ValuesOf, valuesOf } from '../../../forms/fields.tsx'
import { RecordDialog } from '../../../relay/RecordDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'

/** The dialog that sets the deal's status, and the start date of a filled deal. */
export function StatusDialog({ deal: key, onClose }: { deal: StatusDialog_deal$key; onClose: () => void }) {
  const { databaseId: id, ...deal } = useFragment(fragment, key)
  const [setStatus] = useMutation<StatusDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Update Status"
      action="Update Status"
      working="Updating..."
      fields={fields}
      values={valuesOf(fields, deal)}
      rules={rules}
      save={input => setStatus({ input: { id, ...input } })}
      saved={(_, { status }) => ({
        title: 'Status updated',
        text: `Deal status has been changed to ${dealStatuses[status]}.`,
      })}
      failed={{ title: 'Error', text: 'There was an error updating the status. Please try again.' }}
      onClose={onClose}
    />
  )
}

const fields = labelled(dealLabels, {
  status: choice(dealStatuses, 'OPEN'),
  startDate: date({ shown: isFilled }),
})

function isFilled({ status }: { status: DealStatus }) {
  return status === 'FILLED'
}

const rules = formRules({
  rules: dealStatusRules,
  // A hidden or empty start date is not sent, so that the stored date remains.
  toInput: ({ status, startDate }: ValuesOf<typeof fields>) => ({
    status,
    ...(isFilled({ status }) && startDate && { startDate }),
  }),
})

const fragment = graphql`
  fragment StatusDialog_deal on Deal { databaseId status startDate }
`

const mutation = graphql`
  mutation StatusDialogMutation($input: SetDealStatusInput!) {
    setDealStatus(input: $input) {
      deal { status startDate version updatedAt ...Timeline_deal }
    }
  }
`

import { graphql, useFragment } from 'react-relay'
import { dealStatusRules } from '../../../../api/deals/rules.ts'
import { type DealStatus, dealLabels, dealStatuses } from '../../../../api/deals/words.ts'
import type { StatusDialog_deal$key } from '../../../__generated__/StatusDialog_deal.graphql.ts'
import type { StatusDialogMutation } from '../../../__generated__/StatusDialogMutation.graphql.ts'
import { formRules } from '../../../forms/changes.ts'
import { choice } from '../../../forms/choices.tsx'
import { date } from '../../../forms/dates.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Fields, labelled, type ValuesOf, valuesOf } from '../../../forms/fields.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { useRecordForm } from '../../../relay/useRecordForm.tsx'

/** Moves the deal to any status; a filled one may get its start date. */
export function StatusDialog({ deal: key, onClose }: { deal: StatusDialog_deal$key; onClose: () => void }) {
  const { databaseId: id, ...deal } = useFragment(fragment, key)
  const [setStatus] = useMutation<StatusDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    values: valuesOf(fields, deal),
    rules,
    save: input => setStatus({ input: { id, ...input } }),
    saved: (_, { status }) => ({
      title: 'Status updated',
      text: `Deal status has been changed to ${dealStatuses[status]}.`,
    }),
    failed: { title: 'Error', text: 'There was an error updating the status. Please try again.' },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Update Status"
      form={form}
      action={{ label: 'Update Status', working: 'Updating...' }}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
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
  // A date that is not shown is not sent, and no date leaves the stored one as it is.
  toInput: ({ status, startDate }: ValuesOf<typeof fields>) => ({
    status,
    ...(isFilled({ status }) && startDate && { startDate }),
  }),
})

const fragment = graphql`
  fragment StatusDialog_deal on Deal {
    databaseId
    status
    startDate
  }
`

const mutation = graphql`
  mutation StatusDialogMutation($input: SetDealStatusInput!) {
    setDealStatus(input: $input) {
      deal {
        status
        startDate
        version
        updatedAt
        ...DealTimeline_deal
      }
    }
  }
`

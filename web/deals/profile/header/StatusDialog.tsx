import { Input, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type DealStatus, dealStatuses, dealStatusRules } from '../../../../api/deals/rules.ts'
import type { StatusDialog_deal$key } from '../../../__generated__/StatusDialog_deal.graphql.ts'
import type { StatusDialogMutation } from '../../../__generated__/StatusDialogMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { rulesFor } from '../../../forms/rulesFor.ts'
import { useRulesForm } from '../../../forms/useRulesForm.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { savingProblem } from '../../../talents/form/problems.ts'

/** Moves the deal to any status; a filled one may get its start date. */
export function StatusDialog({ deal: key, onClose }: { deal: StatusDialog_deal$key; onClose: () => void }) {
  const deal = useFragment(fragment, key)
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const [commit] = useMutation<StatusDialogMutation>(mutation)
  const current = deal.status === '%future added value' ? 'OPEN' : deal.status
  // A date that is not shown is not sent.
  const withDate = (status: DealStatus): StatusValues => ({
    status,
    startDate: status === 'FILLED' ? (deal.startDate ?? '') : '',
  })
  const form = useRulesForm(statusFormRules, withDate(current))
  const { status, startDate } = form.values

  const props = form.props({
    async save() {
      setProblem(undefined)
      await commit({ input: { id: deal.databaseId, status, ...(startDate && { startDate }) } })
      toast({ title: 'Status updated', text: `Deal status has been changed to ${dealStatuses[status]}.` })
      onClose()
    },
    onFailed(error) {
      setProblem(savingProblem(error))
      toast({ title: 'Error', text: 'There was an error updating the status. Please try again.', intent: 'error' })
    },
  })

  return (
    <FormDialog
      title="Update Status"
      form={props}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Update Status', working: 'Updating...' }}
      problem={problem}
      onClose={onClose}
    >
      <FormField label="Status" error={form.errors.status}>
        <Select
          name="status"
          value={status}
          onChange={(_, { value }) => {
            const chosen = statuses.find(each => each === value)
            if (chosen) form.fill(withDate(chosen))
          }}
        >
          {statuses.map(each => (
            <option key={each} value={each}>
              {dealStatuses[each]}
            </option>
          ))}
        </Select>
      </FormField>
      {status === 'FILLED' && (
        <FormField label="Start date" error={form.errors.startDate}>
          <Input
            type="date"
            name="startDate"
            value={startDate}
            onChange={(_, { value }) => form.set('startDate', value)}
          />
        </FormField>
      )}
    </FormDialog>
  )
}

type StatusValues = { status: DealStatus; startDate: string }

const statusFormRules = rulesFor(dealStatusRules, (values: StatusValues) => values)

const statuses = Object.keys(dealStatuses) as DealStatus[]

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

import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { z } from 'zod'
import { billingRules } from '../../api/billing/rules.ts'
import type { UpdateBillingDialog_deal$key } from '../__generated__/UpdateBillingDialog_deal.graphql.ts'
import type { UpdateBillingDialogMutation } from '../__generated__/UpdateBillingDialogMutation.graphql.ts'
import { formRules } from '../forms/changes.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Fields, inputOf, type ValuesOf } from '../forms/fields.tsx'
import { savingProblem, serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'
import { BilledFor } from './BilledFor.tsx'
import { typeOf } from './BillingFigures.tsx'
import { asStored, billingFields, type Now, valuesNow } from './billingFields.tsx'

type Props = {
  deal: UpdateBillingDialog_deal$key
  dealId: number
  talentId: number
  talentName: string
  onClose: () => void
}

/** Changes what is billed, and says why and since when. Render it while it is open. */
export function UpdateBillingDialog({ deal: key, dealId, talentId, talentName, onClose }: Props) {
  const [{ now, title, company }] = useState(() => dealNow(key))
  const [fields] = useState(() => billingFields(now))
  const { revalidate } = useRevalidator()
  const [updateBilling] = useMutation<UpdateBillingDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    values: valuesNow(now),
    rules: formRules({
      rules: billingRules(now.dealType) as z.ZodType<BillingChange>,
      toInput: (values: ValuesOf<typeof fields>) => inputOf(fields, values),
    }),
    save(change) {
      const input = {
        ...{ dealId, talentId, ...change },
        newCompanyBudget: asStored(change.newCompanyBudget, now.billed),
        newCandidateBudget: asStored(change.newCandidateBudget, now.candidateBudget),
      }
      return updateBilling({ input }, { updater: showInHistory({ dealId, talentId }) })
    },
    saved: { title: 'Success', text: 'Billing information updated successfully' },
    failed(error) {
      const text = serverMessage(error, 'Failed to update billing information.')
      return { title: 'Error', text, problem: savingProblem(error) ?? text }
    },
    onSaved() {
      onClose()
      // The page has sums and a timeline that this answer does not know of.
      void revalidate()
    },
  })
  return (
    <FormDialog
      title="Update Billing"
      form={form}
      action={{ label: 'Update Billing', working: 'Updating...' }}
      onClose={onClose}
    >
      <BilledFor talent={talentName} deal={title} company={company} />
      <Fields form={form} />
    </FormDialog>
  )
}

type BillingChange = z.output<ReturnType<typeof billingRules>>

/** Where the history is open, it then begins with the new change. */
function showInHistory(of: { dealId: number; talentId: number }) {
  return (store: RecordSourceSelectorProxy) => {
    const change = store.getRootField('updateBilling')?.getLinkedRecord('billingChange')
    const known = store.getRoot().getLinkedRecords('billingHistory', of)
    if (change && known) store.getRoot().setLinkedRecords([change, ...known], 'billingHistory', of)
  }
}

function dealNow(key: UpdateBillingDialog_deal$key) {
  const { title, company, candidateBudget, weeklyHours, ...deal } = readInlineData(fragment, key)
  const dealType = typeOf(deal.dealType)
  const billed = dealType === 'HEAD_HUNTING' ? deal.recruitingFee : deal.companyBudget || deal.budget
  const now: Now = { dealType, billed, candidateBudget, weeklyHours }
  return { now, title, company: company?.name }
}

const fragment = graphql`
  fragment UpdateBillingDialog_deal on Deal @inline {
    title
    company {
      name
    }
    dealType
    recruitingFee
    companyBudget
    budget
    candidateBudget
    weeklyHours
  }
`

const mutation = graphql`
  mutation UpdateBillingDialogMutation($input: UpdateBillingInput!) {
    updateBilling(input: $input) {
      billingChange {
        id
        ...BillingHistoryEntry_change
      }
      deal {
        id
        version
        ...BillingFigures_deal
        ...UpdateBillingDialog_deal
      }
    }
  }
`

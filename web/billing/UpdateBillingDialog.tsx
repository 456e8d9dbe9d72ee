import { useMemo, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { UpdateBillingDialog_deal$key } from '../__generated__/UpdateBillingDialog_deal.graphql.ts'
import type { UpdateBillingDialogMutation } from '../__generated__/UpdateBillingDialogMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { savingProblem } from '../talents/form/problems.ts'
import { BilledFor } from './BilledFor.tsx'
import { BillingFields } from './BillingFields.tsx'
import { showInHistory } from './showInHistory.ts'
import { asStored, billingFormRules, type Now, valuesNow } from './values.ts'
import { typeOf } from './words.ts'

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
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const [updateBilling] = useMutation<UpdateBillingDialogMutation>(mutation)
  const form = useRulesForm(
    useMemo(() => billingFormRules(now.dealType), [now]),
    valuesNow(now),
  )
  return (
    <FormDialog
      title="Update Billing"
      form={form.props({
        async save(change) {
          setProblem(undefined)
          const input = {
            ...{ dealId, talentId, ...change },
            newCompanyBudget: asStored(change.newCompanyBudget, now.billed),
            newCandidateBudget: asStored(change.newCandidateBudget, now.candidateBudget),
          }
          if (!(await updateBilling({ input }, { updater: showInHistory({ dealId, talentId }) }))) return
          toast({ title: 'Success', text: 'Billing information updated successfully' })
          onClose()
          // The page has sums and a timeline that this answer does not know of.
          void revalidate()
        },
        onFailed(error) {
          const text = serverMessage(error, 'Failed to update billing information.')
          setProblem(savingProblem(error) ?? text)
          toast({ title: 'Error', text, intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Update Billing', working: 'Updating...' }}
      problem={problem}
      onClose={onClose}
    >
      <BilledFor talent={talentName} deal={title} company={company} />
      <BillingFields form={form} now={now} />
    </FormDialog>
  )
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

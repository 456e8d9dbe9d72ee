import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import type { EditDealMutation, UpdateDealInput } from '../../__generated__/EditDealMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import type { ForeignChange } from '../../forms/ChangeList.tsx'
import { type ConflictAnswer, ConflictDialog } from '../../forms/ConflictDialog.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useQuestion } from '../../forms/useQuestion.ts'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { isProblem } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { savingProblem } from '../../talents/form/problems.ts'
import { foreignChanges } from './changes.ts'
import { DealFields } from './DealFields.tsx'
import { editFormRules } from './formRules.ts'
import type { DealFormValues } from './values.ts'

/** A deal as it was at one moment. `oldBudget` is the only budget that old records have. */
export type DealSnapshot = { id: number; version: number; oldBudget: string | null; values: DealFormValues }

type Props = { opened: DealSnapshot; fetchLatest: () => Promise<DealSnapshot>; onClose: () => void }

/** The edit form of one deal. Sends what was changed since `opened`, and asks when somebody else was faster. */
export function EditDeal({ opened, fetchLatest, onClose }: Props) {
  const toast = useToast()
  const refresh = useRefresh()
  const [start, setStart] = useState(opened)
  const [problem, setProblem] = useState<string>()
  const form = useRulesForm(
    useMemo(() => editFormRules(start.values, start.oldBudget), [start]),
    start.values,
  )
  const [updateDeal] = useMutation<EditDealMutation>(mutation)
  const conflict = useQuestion<readonly ForeignChange[], ConflictAnswer>()

  /** Whether it was saved. */
  const save = async (input: UpdateDealInput) => {
    try {
      return Boolean(await updateDeal({ input: { ...input, version: start.version } }))
    } catch (error) {
      if (!isProblem(error, 'CONFLICT')) throw error
    }
    const latest = await fetchLatest()
    const wish = await conflict.ask(foreignChanges({ before: start.values, now: latest.values, mine: form.values }))
    if (wish === 'save') return Boolean(await updateDeal({ input }))
    if (wish === 'load') {
      setStart(latest)
      form.reset(latest.values)
    }
    return false
  }

  return (
    <>
      <FormDialog
        title="Edit Deal"
        form={form.props({
          async save(change) {
            setProblem(undefined)
            if (!(await save({ id: start.id, ...change }))) return
            toast({ title: 'Deal updated', text: 'The deal has been successfully updated.' })
            refresh()
            onClose()
          },
          onFailed(error) {
            setProblem(savingProblem(error))
            toast({ title: 'Error', text: 'Error updating the deal. Please try again.', intent: 'error' })
          },
        })}
        dirty={form.dirty}
        busy={form.busy}
        action={{ label: 'Save changes', working: 'Saving...' }}
        problem={problem}
        onClose={onClose}
      >
        <DealFields form={form} mode="edit" />
      </FormDialog>
      {conflict.asked && <ConflictDialog noun="deal" changes={conflict.asked} onAnswer={conflict.answer} />}
    </>
  )
}

const mutation = graphql`
  mutation EditDealMutation($input: UpdateDealInput!) {
    updateDeal(input: $input) {
      deal {
        id
        updatedAt
        ...EditDealDialog_deal
      }
    }
  }
`

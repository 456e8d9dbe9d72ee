import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddDealDialogMutation } from '../../__generated__/AddDealDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { savingProblem } from '../../talents/form/problems.ts'
import { DealFields } from './DealFields.tsx'
import { addFormRules } from './formRules.ts'
import { newDeal } from './values.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** After a deal was added, before the dialog closes; gets its number. */
  onAdded: (id: number) => void
}

/** Adds a deal. Each opening begins anew. */
export function AddDealDialog({ open, ...props }: Props) {
  return open ? <AddDeal {...props} /> : null
}

function AddDeal({ onClose, onAdded }: Omit<Props, 'open'>) {
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const form = useRulesForm(addFormRules, newDeal)
  const [createDeal] = useMutation<AddDealDialogMutation>(mutation)
  return (
    <FormDialog
      title="Add Deal"
      form={form.props({
        async save(input) {
          setProblem(undefined)
          const answer = await createDeal({ input })
          if (!answer) return
          toast({ title: 'Deal added', text: 'The deal has been successfully added.' })
          onAdded(answer.createDeal.deal.databaseId)
          onClose()
        },
        onFailed(error) {
          setProblem(savingProblem(error))
          toast({
            title: 'Error',
            text: 'There was an error adding the deal. Please try again.',
            intent: 'error',
          })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Add Deal', working: 'Adding...' }}
      problem={problem}
      onClose={onClose}
    >
      <DealFields form={form} mode="add" />
    </FormDialog>
  )
}

const mutation = graphql`
  mutation AddDealDialogMutation($input: CreateDealInput!) {
    createDeal(input: $input) {
      deal {
        id
        databaseId
      }
    }
  }
`

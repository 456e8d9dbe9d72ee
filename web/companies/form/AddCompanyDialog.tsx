import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddCompanyDialogMutation } from '../../__generated__/AddCompanyDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { savingProblem } from '../../talents/form/problems.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { type AddedCompany, addFormRules, emptyValues } from './values.ts'

type Props = {
  /** What the name begins with. */
  name?: string
  onAdded: (company: AddedCompany) => void
  onClose: () => void
}

/** Adds a company. Render it while it is open. */
export function AddCompanyDialog({ name = '', onAdded, onClose }: Props) {
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const [createCompany] = useMutation<AddCompanyDialogMutation>(mutation)
  const form = useRulesForm(addFormRules, { ...emptyValues, name })
  return (
    <FormDialog
      title="Add Company"
      form={form.props({
        async save(input) {
          setProblem(undefined)
          const answer = await createCompany({ input })
          if (!answer) return
          toast({ title: 'Company added', text: 'The company has been successfully added to the database.' })
          onAdded(answer.createCompany.company)
          onClose()
        },
        onFailed(error) {
          setProblem(savingProblem(error))
          const text = 'There was an error adding the company. Please try again.'
          toast({ title: 'Error', text, intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Add Company', working: 'Adding...' }}
      problem={problem}
      onClose={onClose}
    >
      <CompanyFields form={form} mode="add" />
    </FormDialog>
  )
}

const mutation = graphql`
  mutation AddCompanyDialogMutation($input: CreateCompanyInput!) {
    createCompany(input: $input) {
      company {
        id
        databaseId
        name
      }
    }
  }
`

import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { EditCompanyDialog_company$key } from '../../__generated__/EditCompanyDialog_company.graphql.ts'
import type {
  EditCompanyDialogMutation,
  UpdateCompanyInput,
} from '../../__generated__/EditCompanyDialogMutation.graphql.ts'
import { useConfirm } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { isProblem } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { savingProblem } from '../../talents/form/problems.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { changedFields, editFormRules } from './values.ts'

type Props = { company: EditCompanyDialog_company$key; onSaved: () => void; onClose: () => void }

/** Edits a company. What it begins with stays as it was when it was opened. Render it while it is open. */
export function EditCompanyDialog({ company: key, onSaved, onClose }: Props) {
  const [{ id, version, values }] = useState(() => snapshot(key))
  const toast = useToast()
  const confirm = useConfirm()
  const [problem, setProblem] = useState<string>()
  const [updateCompany] = useMutation<EditCompanyDialogMutation>(mutation)
  const form = useRulesForm(editFormRules, values)

  /** Whether it was saved. When somebody else was faster, asks first. */
  const save = async (input: UpdateCompanyInput) => {
    try {
      return Boolean(await updateCompany({ input: { ...input, version } }))
    } catch (error) {
      if (!isProblem(error, 'CONFLICT')) throw error
    }
    return (await confirm(saveAnyway)) && Boolean(await updateCompany({ input }))
  }

  return (
    <FormDialog
      title="Edit Company"
      form={form.props({
        async save(change) {
          setProblem(undefined)
          if (!(await save({ id, ...changedFields(change, values) }))) return
          toast({ title: 'Company updated', text: 'The company information has been successfully updated.' })
          onSaved()
          onClose()
        },
        onFailed(error) {
          setProblem(savingProblem(error))
          toast({ title: 'Error', text: 'Failed to update company. Please try again.', intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save changes', working: 'Saving...' }}
      problem={problem}
      onClose={onClose}
    >
      <CompanyFields form={form} mode="edit" />
    </FormDialog>
  )
}

const saveAnyway = {
  title: 'Somebody else has changed this company',
  text: 'Nothing is saved yet, and your entries are kept. Saving anyway writes only the fields you have changed.',
  action: 'Save anyway',
  cancel: 'Keep editing',
}

function snapshot(key: EditCompanyDialog_company$key) {
  const { databaseId, version, ...company } = readInlineData(fragment, key)
  const values = {
    name: company.name,
    status: company.status === '%future added value' ? ('ACTIVE' as const) : company.status,
    mainStakeholder: company.mainStakeholder,
    billing: company.billing ?? '',
    notes: company.notes ?? '',
  }
  return { id: databaseId, version, values }
}

const fragment = graphql`
  fragment EditCompanyDialog_company on Company @inline {
    databaseId
    version
    name
    status
    mainStakeholder
    billing
    notes
  }
`

const mutation = graphql`
  mutation EditCompanyDialogMutation($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      company {
        id
        updatedAt
        ...EditCompanyDialog_company
      }
    }
  }
`

import { graphql } from 'react-relay'
import { createCompanyRules } from '../../../api/companies/rules.ts'
import type { AddCompanyDialogMutation } from '../../__generated__/AddCompanyDialogMutation.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Fields } from '../../forms/fields.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { companyFields } from './companyFields.ts'

type Props = {
  /** What the name begins with. */
  name?: string
  onAdded: (company: { databaseId: number; name: string }) => void
  onClose: () => void
}

/** Adds a company. Render it while it is open. */
export function AddCompanyDialog({ name = '', onAdded, onClose }: Props) {
  const [createCompany] = useMutation<AddCompanyDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    values: { name },
    rules: createCompanyRules.omit({ billing: true }),
    save: input => createCompany({ input }),
    saved: { title: 'Company added', text: 'The company has been successfully added to the database.' },
    failed: { title: 'Error', text: 'There was an error adding the company. Please try again.' },
    onSaved({ createCompany: { company } }) {
      onAdded(company)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add Company"
      form={form}
      action={{ label: 'Add Company', working: 'Adding...' }}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

/** A new company has no billing yet. */
const { billing, ...fields } = companyFields

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

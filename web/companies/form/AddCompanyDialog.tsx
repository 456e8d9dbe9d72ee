import { graphql } from 'react-relay'
import { createCompanyRules } from '../../../api/companies/rules.ts'
import type { AddCompanyDialogMutation } from '../../__generated__/AddCompanyDialogMutation.graphql.ts'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { companyFields } from './companyFields.ts'

type Props = {
  name?: string
  onAdded: (company: { databaseId: number; name: string }) => void
  onClose: () => void
}

/** The dialog that adds a company. Rendered only while it is open. */
export function AddCompanyDialog({ name = '', onAdded, onClose }: Props) {
  const [createCompany] = useMutation<AddCompanyDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Add Company"
      action="Add Company"
      working="Adding..."
      fields={fields}
      values={{ name }}
      rules={createCompanyRules.omit({ billing: true })}
      save={input => createCompany({ input })}
      saved={{ title: 'Company added', text: 'The company has been successfully added to the database.' }}
      failed={{ title: 'Error', text: 'There was an error adding the company. Please try again.' }}
      onSaved={({ createCompany: { company } }) => onAdded(company)}
      onClose={onClose}
    />
  )
}

/** The fields of a new company, which has no billing yet. */
const { billing, ...fields } = companyFields

const mutation = graphql`
  mutation AddCompanyDialogMutation($input: CreateCompanyInput!) {
    createCompany(input: $input) {
      company { id databaseId name }
    }
  }
`

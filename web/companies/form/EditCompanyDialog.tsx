import { useState } from 'react'
import { graphql } from 'react-relay'
import { updateCompanyRules } from '../../../api/companies/rules.ts'
import type { companyFields_company$key } from '../../__generated__/companyFields_company.graphql.ts'
import type { EditCompanyDialogMutation } from '../../__generated__/EditCompanyDialogMutation.graphql.ts'
import type { EditCompanyDialogQuery } from '../../__generated__/EditCompanyDialogQuery.graphql.ts'
import { formRules } from '../../forms/changes.ts'
import { inputOf, type ValuesOf } from '../../forms/fields.tsx'
import { EditDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { lastEditor, openedRecord } from '../../relay/useRecordForm.tsx'
import { companyFields, companyOf } from './companyFields.ts'

type Props = { company: companyFields_company$key; onSaved: () => void; onClose: () => void }

/** The dialog that edits a company, with the values at the time of opening. Rendered only while it is open. */
export function EditCompanyDialog({ company: key, onSaved, onClose }: Props) {
  const [opened] = useState(() => openedCompany(key))
  const [updateCompany] = useMutation<EditCompanyDialogMutation>(mutation)
  return (
    <EditDialog
      title="Edit Company"
      noun="company"
      fields={companyFields}
      opened={opened}
      latest={{
        query,
        read: ({ company }: EditCompanyDialogQuery['response']) =>
          company && { ...openedCompany(company), editor: lastEditor('company', company) },
      }}
      rulesFrom={before => formRules({ rules: updateCompanyRules, toInput, before })}
      update={input => updateCompany({ input })}
      saved={{ title: 'Company updated', text: 'The company information has been successfully updated.' }}
      failed={{ title: 'Error', text: 'Failed to update company. Please try again.' }}
      onSaved={() => onSaved()}
      onClose={onClose}
    />
  )
}

const openedCompany = (key: companyFields_company$key) => openedRecord(companyFields, companyOf(key))

const toInput = (values: ValuesOf<typeof companyFields>) => inputOf(companyFields, values)

const query = graphql`
  query EditCompanyDialogQuery($id: Int!) {
    company(id: $id) {
      ...companyFields_company
      activity(first: 10) { edges { node { kind actor { firstName lastName email } } } }
    }
  }
`

const mutation = graphql`
  mutation EditCompanyDialogMutation($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      company { id updatedAt ...companyFields_company }
    }
  }
`

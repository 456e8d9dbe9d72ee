import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CompanyActions_company$key } from '../../__generated__/CompanyActions_company.graphql.ts'
import type { CompanyActionsStatus_company$key } from '../../__generated__/CompanyActionsStatus_company.graphql.ts'
import { RowMenu } from '../../components/RecordMenu.tsx'
import { StatusSelect } from '../../components/StatusSelect.tsx'
import { companyStatusWords } from '../../components/statuses.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { EditCompanyDialog } from '../form/EditCompanyDialog.tsx'
import { useCompanyStatus } from '../useCompanyStatus.ts'
import { useDeleteCompany } from '../useDeleteCompany.ts'

type Props = { company: CompanyActions_company$key; onDeleted: () => void }

/** What can be done with one company of the list. */
export function CompanyActions({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  const { databaseId: id, name } = company
  const [editing, setEditing] = useState(false)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const deleteCompany = useDeleteCompany(onDeleted)
  return (
    <>
      <RowMenu
        label={`Actions for ${name}`}
        actions={[
          { label: 'View', icon: <BuildingRegular />, onChoose: () => navigate(`/companies/${id}`) },
          { label: 'Edit', icon: <EditRegular />, onChoose: () => setEditing(true) },
          { label: 'Delete', icon: <DeleteRegular />, onChoose: () => deleteCompany({ id, name }) },
        ]}
      />
      {editing && <EditCompanyDialog company={company} onSaved={() => refresh()} onClose={() => setEditing(false)} />}
    </>
  )
}

/** The status, changed where it stands. The list is loaded again, as it may be filtered or sorted by it. */
export function CompanyStatus({ company: key }: { company: CompanyActionsStatus_company$key }) {
  const company = useFragment(statusFragment, key)
  const refresh = useRefresh()
  const setStatus = useCompanyStatus(company, () => refresh())
  if (company.status === '%future added value') return null
  return (
    <StatusSelect
      label={`Status of ${company.name}`}
      words={companyStatusWords}
      value={company.status}
      onChange={setStatus}
    />
  )
}

const fragment = graphql`
  fragment CompanyActions_company on Company {
    databaseId
    name
    ...companyFields_company
  }
`

const statusFragment = graphql`
  fragment CompanyActionsStatus_company on Company {
    id
    databaseId
    name
    status
  }
`

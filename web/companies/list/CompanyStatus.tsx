import { graphql, useFragment } from 'react-relay'
import type { CompanyStatus_company$key } from '../../__generated__/CompanyStatus_company.graphql.ts'
import { StatusSelect } from '../../components/StatusSelect.tsx'
import { companyStatusWords } from '../../components/statuses.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { useCompanyStatus } from './useCompanyStatus.ts'

/** The status, changed where it stands: at once, and back again when the server refuses. */
export function CompanyStatus({ company: key }: { company: CompanyStatus_company$key }) {
  const company = useFragment(fragment, key)
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
  fragment CompanyStatus_company on Company {
    id
    databaseId
    name
    status
  }
`

import { Select } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { type CompanyStatus, companyStatuses } from '../../../../api/companies/rules.ts'
import type { CompanyStatusField_company$key } from '../../../__generated__/CompanyStatusField_company.graphql.ts'
import { useCompanyStatus } from '../../list/useCompanyStatus.ts'

/** Chooses another status. */
export function CompanyStatusField({ company: key }: { company: CompanyStatusField_company$key }) {
  const company = useFragment(fragment, key)
  const { revalidate } = useRevalidator()
  const setStatus = useCompanyStatus(company, () => void revalidate())
  if (company.status === '%future added value') return null
  return (
    <Select
      aria-label="Company status"
      value={company.status}
      onChange={(_, { value }) => void setStatus(value as CompanyStatus)}
    >
      {Object.entries(companyStatuses).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  )
}

const fragment = graphql`
  fragment CompanyStatusField_company on Company {
    id
    databaseId
    status
  }
`

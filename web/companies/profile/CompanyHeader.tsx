import { Button, Select } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/words.ts'
import type { CompanyHeader_company$key } from '../../__generated__/CompanyHeader_company.graphql.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { CompanyAvatar } from '../../components/CompanyAvatar.tsx'
import { ProfileBar } from '../../components/ProfileBar.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { companyStatusWords } from '../../components/statuses.ts'
import { EditCompanyDialog } from '../form/EditCompanyDialog.tsx'
import { useCompanyStatus } from '../useCompanyStatus.ts'
import { CompanyMenu } from './CompanyMenu.tsx'

/** Which company it is, how it stands with it, and what can be done. */
export function CompanyHeader({ company: key }: { company: CompanyHeader_company$key }) {
  const company = useFragment(fragment, key)
  const { name, status } = company
  const { revalidate } = useRevalidator()
  const [editing, setEditing] = useState(false)
  const setStatus = useCompanyStatus(company, () => void revalidate())
  const isKnown = status !== '%future added value'
  return (
    <>
      <ProfileBar
        back={<BackLink to="/companies">Back to Companies</BackLink>}
        media={stuck => <CompanyAvatar name={name} size={stuck ? 28 : 56} />}
        name={name}
        status={isKnown && <StatusBadge {...companyStatusWords[status]} />}
        actions={
          <>
            {isKnown && (
              <Select
                aria-label="Company status"
                value={status}
                onChange={(_, { value }) => void setStatus(value as CompanyStatus)}
              >
                {Object.entries(companyStatuses).map(([value, word]) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
              </Select>
            )}
            <Button appearance="primary" icon={<EditRegular />} onClick={() => setEditing(true)}>
              Edit Company
            </Button>
            <CompanyMenu company={company} />
          </>
        }
      />
      {editing && (
        <EditCompanyDialog company={company} onSaved={() => void revalidate()} onClose={() => setEditing(false)} />
      )}
    </>
  )
}

const fragment = graphql`
  fragment CompanyHeader_company on Company {
    id
    databaseId
    name
    status
    ...companyFields_company
    ...CompanyMenu_company
  }
`

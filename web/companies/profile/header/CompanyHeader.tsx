import { graphql, useFragment } from 'react-relay'
import type { CompanyHeader_company$key } from '../../../__generated__/CompanyHeader_company.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { CompanyAvatar } from '../../../components/CompanyAvatar.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { companyStatusWords } from '../../../components/statuses.ts'
import { CompanyMenu } from './CompanyMenu.tsx'
import { CompanyStatusField } from './CompanyStatusField.tsx'
import { EditCompany } from './EditCompany.tsx'

/** Which company it is, how it stands with it, and what can be done. */
export function CompanyHeader({ company: key }: { company: CompanyHeader_company$key }) {
  const company = useFragment(fragment, key)
  const { name, status } = company
  return (
    <ProfileBar
      back={<BackLink to="/companies">Back to Companies</BackLink>}
      media={stuck => <CompanyAvatar name={name} size={stuck ? 28 : 56} />}
      name={name}
      status={status !== '%future added value' && <StatusBadge {...companyStatusWords[status]} />}
      actions={
        <>
          <CompanyStatusField company={company} />
          <EditCompany company={company} />
          <CompanyMenu company={company} />
        </>
      }
    />
  )
}

const fragment = graphql`
  fragment CompanyHeader_company on Company {
    name
    status
    ...CompanyStatusField_company
    ...EditCompany_company
    ...CompanyMenu_company
  }
`

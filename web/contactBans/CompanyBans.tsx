import { graphql, useFragment } from 'react-relay'
import type { CompanyBans_company$key } from '../__generated__/CompanyBans_company.graphql.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { Ban } from './Ban.tsx'
import { BansCard } from './BansCard.tsx'

/** The talents who must not be presented to a company. */
export function CompanyBans({ company: key }: { company: CompanyBans_company$key }) {
  const { databaseId: id, name, contactBans } = useFragment(fragment, key)
  return (
    <BansCard dialog={onClose => <AddBanDialog company={{ id, name }} onClose={onClose} />}>
      {contactBans.map(ban => (
        <Ban key={ban.id} ban={ban} page="company" />
      ))}
    </BansCard>
  )
}

const AddBanDialog = laterDialog(async () => (await import('./AddBanDialog.tsx')).AddBanDialog)

const fragment = graphql`
  fragment CompanyBans_company on Company {
    databaseId name
    contactBans { id ...Ban_contactBan }
  }
`

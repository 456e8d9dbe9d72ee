import { graphql, useFragment } from 'react-relay'
import type { TalentBans_talent$key } from '../__generated__/TalentBans_talent.graphql.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { Ban } from './Ban.tsx'
import { BansCard } from './BansCard.tsx'

/** The companies that a talent must not be presented to. */
export function TalentBans({ talent: key }: { talent: TalentBans_talent$key }) {
  const { databaseId: id, name, contactBans } = useFragment(fragment, key)
  return (
    <BansCard dialog={onClose => <AddBanDialog talent={{ id, name }} onClose={onClose} />}>
      {contactBans.map(ban => (
        <Ban key={ban.id} ban={ban} page="talent" />
      ))}
    </BansCard>
  )
}

const AddBanDialog = laterDialog(async () => (await import('./AddBanDialog.tsx')).AddBanDialog)

const fragment = graphql`
  fragment TalentBans_talent on Talent {
    databaseId name
    contactBans { id ...Ban_contactBan }
  }
`

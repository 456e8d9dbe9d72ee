import { graphql, useFragment } from 'react-relay'
import type { ProfileActions_talent$key } from '../../../__generated__/ProfileActions_talent.graphql.ts'
import { EditProfile } from './EditProfile.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ShareProfile } from './ShareProfile.tsx'

/** What can be done with the whole profile. */
export function ProfileActions({ talent: key }: { talent: ProfileActions_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <ShareProfile talent={talent} />
      <EditProfile talent={talent} />
      <ProfileMenu talent={talent} />
    </>
  )
}

const fragment = graphql`
  fragment ProfileActions_talent on Talent {
    ...ShareProfile_talent
    ...EditProfile_talent
    ...ProfileMenu_talent
  }
`

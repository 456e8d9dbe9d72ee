import { graphql, useFragment } from 'react-relay'
import type { ProfileHeader_talent$key } from '../../../__generated__/ProfileHeader_talent.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { PersonAvatar } from '../../../components/PersonAvatar.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { withReason } from '../../../relay/useRecordAction.ts'
import { TalentStatus } from '../../TalentStatus.tsx'
import { EditProfile } from './EditProfile.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfileTitles } from './ProfileTitles.tsx'
import { ShareProfile } from './ShareProfile.tsx'

/** Who it is, and what can be done. */
export function ProfileHeader({ talent: key }: { talent: ProfileHeader_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <ProfileBar
      back={<BackLink to="/">Back to Talents</BackLink>}
      media={stuck => <PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} size={stuck ? 28 : 56} />}
      name={talent.name}
      status={
        <TalentStatus
          talent={talent}
          mutation={statusMutation}
          failed={withReason('Error', 'Failed to update talent status. Please try again.')}
        />
      }
      more={stuck => <ProfileTitles talent={talent} short={stuck} />}
      actions={
        <>
          <ShareProfile talent={talent} />
          <EditProfile talent={talent} />
          <ProfileMenu talent={talent} />
        </>
      }
    />
  )
}

const fragment = graphql`
  fragment ProfileHeader_talent on Talent {
    name
    profilePictureUrl
    ...TalentStatus_talent
    ...ProfileTitles_talent
    ...ShareProfile_talent
    ...EditProfile_talent
    ...ProfileMenu_talent
  }
`

const statusMutation = graphql`
  mutation ProfileHeaderStatusMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) {
      talent {
        status
        version
        updatedAt
        ...TalentTimeline_talent
      }
    }
  }
`

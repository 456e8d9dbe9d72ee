import type { ClientProfile_profile$key } from '../../__generated__/ClientProfile_profile.graphql.ts'
import { graphql, useFragment } from '../../relay/plain.ts'
import { Answer } from './answer/Answer.tsx'
import { ProfileCard, type Toggle } from './ProfileCard.tsx'
import { ProfileText } from './profile/ProfileText.tsx'

type Props = { profile: ClientProfile_profile$key; index: number; toggle?: Toggle }

/** One profile that was shared, and the client's answer about it. */
export function ClientProfile({ profile: key, index, toggle }: Props) {
  const profile = useFragment(fragment, key)
  return (
    <ProfileCard
      profile={profile}
      line={profile.line}
      index={index}
      toggle={toggle}
      answer={(name, isAtOnce) => <Answer profile={profile} name={name} isAtOnce={isAtOnce} />}
    >
      <ProfileText profile={profile} />
    </ProfileCard>
  )
}

const fragment = graphql`
  fragment ClientProfile_profile on ClientProfile {
    line
    ...ProfileCard_profile
    ...ProfileText_profile
    ...Answer_profile
  }
`

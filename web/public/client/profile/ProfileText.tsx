import type { ProfileText_profile$key } from '../../../__generated__/ProfileText_profile.graphql.ts'
import { graphql, useFragment } from '../../../relay/plain.ts'
import { ProfileBody } from './Profile.tsx'

/** The content below the head of a shared profile. */
export const ProfileText = ({ profile: key }: { profile: ProfileText_profile$key }) => (
  <ProfileBody profile={useFragment(fragment, key)} />
)

const fragment = graphql`
  fragment ProfileText_profile on ClientProfile {
    summary techStack keyHighlights
    previousCompanies { legacy company title description }
    portfolioUrls portfolioOnRequest availability rate
  }
`

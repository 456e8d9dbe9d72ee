import { graphql, useFragment } from 'react-relay'
import type { ProfileFacts_talent$key } from '../../../__generated__/ProfileFacts_talent.graphql.ts'
import { SectionBoundary } from '../../../app/boundaries.tsx'
import { ProfileContact } from './ProfileContact.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'
import { ProfileRates } from './ProfileRates.tsx'
import { ProfileTechStack } from './ProfileTechStack.tsx'
import { PublicProfile } from './PublicProfile.tsx'

/** What one looks up: how to reach them, what they ask for, where to read more. */
export function ProfileFacts({ talent: key }: { talent: ProfileFacts_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <SectionBoundary>
        <ProfileContact talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileLinks talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileRates talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileTechStack talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <PublicProfile talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileDetails talent={talent} />
      </SectionBoundary>
    </>
  )
}

const fragment = graphql`
  fragment ProfileFacts_talent on Talent {
    ...ProfileContact_talent
    ...ProfileLinks_talent
    ...ProfileRates_talent
    ...ProfileTechStack_talent
    ...PublicProfile_talent
    ...ProfileDetails_talent
  }
`

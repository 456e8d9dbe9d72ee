import { graphql, useFragment } from 'react-relay'
import type { ProfileStory_talent$key } from '../../../__generated__/ProfileStory_talent.graphql.ts'
import { SectionBoundary } from '../../../app/boundaries.tsx'
import { ProfileExperience } from './ProfileExperience.tsx'
import { ProfileHighlights } from './ProfileHighlights.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'

/** What there is to read of them. */
export function ProfileStory({ talent: key }: { talent: ProfileStory_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <SectionBoundary>
        <ProfileSummary talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileHighlights talent={talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileExperience talent={talent} />
      </SectionBoundary>
    </>
  )
}

const fragment = graphql`
  fragment ProfileStory_talent on Talent {
    ...ProfileSummary_talent
    ...ProfileHighlights_talent
    ...ProfileExperience_talent
  }
`

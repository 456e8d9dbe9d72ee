import { graphql, useFragment } from 'react-relay'
import type { ProfileSummary_talent$key } from '../../../__generated__/ProfileSummary_talent.graphql.ts'
import { StorySection } from '../../../components/StorySection.tsx'
import { useReading } from '../../../components/useReading.ts'

/** The talent in a few sentences. */
export function ProfileSummary({ talent: key }: { talent: ProfileSummary_talent$key }) {
  const { summary } = useFragment(fragment, key)
  const reading = useReading()
  return (
    <StorySection title="Professional Summary" empty="No summary yet.">
      {summary && (
        <p dir="auto" className={reading.text}>
          {summary}
        </p>
      )}
    </StorySection>
  )
}

const fragment = graphql`
  fragment ProfileSummary_talent on Talent {
    summary
  }
`

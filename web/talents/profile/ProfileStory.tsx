import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  ProfileStory_talent$data,
  ProfileStory_talent$key,
} from '../../__generated__/ProfileStory_talent.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { StorySection } from '../../components/StorySection.tsx'
import { useReading } from '../../components/useReading.ts'
import { ProfileExperience } from './ProfileExperience.tsx'

/** What there is to read of them. */
export function ProfileStory({ talent: key }: { talent: ProfileStory_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <>
      <SectionBoundary>
        <Summary {...talent} />
      </SectionBoundary>
      <SectionBoundary>
        <Highlights {...talent} />
      </SectionBoundary>
      <SectionBoundary>
        <ProfileExperience talent={talent} />
      </SectionBoundary>
    </>
  )
}

/** The talent in a few sentences. */
function Summary({ summary }: ProfileStory_talent$data) {
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

/** What they are proud of, point by point. */
function Highlights({ keyHighlights }: ProfileStory_talent$data) {
  const styles = useStyles()
  const reading = useReading()
  return (
    <StorySection title="Key Highlights" empty="No highlights yet.">
      {keyHighlights.length > 0 && (
        <ul className={styles.list}>
          {keyHighlights.map(highlight => (
            <li key={highlight} dir="auto" className={mergeClasses(reading.text, styles.item)}>
              {highlight}
            </li>
          ))}
        </ul>
      )}
    </StorySection>
  )
}

const fragment = graphql`
  fragment ProfileStory_talent on Talent {
    summary
    keyHighlights
    ...ProfileExperience_talent
  }
`

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalSNudge,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  item: { paddingInlineStart: tokens.spacingHorizontalXS, '::marker': { color: tokens.colorNeutralForeground4 } },
})

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ProfileHighlights_talent$key } from '../../../__generated__/ProfileHighlights_talent.graphql.ts'
import { StorySection } from '../../../components/StorySection.tsx'
import { useReading } from '../../../components/useReading.ts'

/** What they are proud of, point by point. */
export function ProfileHighlights({ talent: key }: { talent: ProfileHighlights_talent$key }) {
  const { keyHighlights } = useFragment(fragment, key)
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
  fragment ProfileHighlights_talent on Talent {
    keyHighlights
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

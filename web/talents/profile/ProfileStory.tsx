import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  ProfileStory_talent$data,
  ProfileStory_talent$key,
} from '../../__generated__/ProfileStory_talent.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { StorySection } from '../../components/Section.tsx'
import { column, plainList, useReading } from '../../components/styles.ts'

type Part = { talent: ProfileStory_talent$data }

/** The sections of a profile with summary, highlights and former employers. */
export function ProfileStory({ talent: key }: { talent: ProfileStory_talent$key }) {
  const talent = useFragment(fragment, key)
  return Object.entries(parts).map(([name, Part]) => (
    <SectionBoundary key={name}>
      <Part talent={talent} />
    </SectionBoundary>
  ))
}

const parts = { Summary, Highlights, Experience }

function Summary({ talent: { summary } }: Part) {
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

function Highlights({ talent: { keyHighlights } }: Part) {
  const styles = useStyles()
  const reading = useReading()
  return (
    <StorySection title="Key Highlights" empty="No highlights yet.">
      {keyHighlights.length > 0 && (
        <ul className={styles.highlights}>
          {keyHighlights.map(highlight => (
            <li key={highlight} dir="auto" className={mergeClasses(reading.text, styles.highlight)}>
              {highlight}
            </li>
          ))}
        </ul>
      )}
    </StorySection>
  )
}

function Experience({ talent }: Part) {
  const styles = useStyles()
  const reading = useReading()
  const employers = employersOf(talent)
  return (
    <StorySection title="Previous Companies" empty="No previous companies yet.">
      {employers.length > 0 && (
        <ul className={styles.employers}>
          {employers.map(({ key, company, title, text }) => (
            <li key={key} className={styles.employer}>
              {company && (
                <div dir="auto" className={styles.company}>
                  {company}
                </div>
              )}
              {title && (
                <div dir="auto" className={styles.title}>
                  {title}
                </div>
              )}
              {text && (
                <p dir="auto" className={mergeClasses(reading.text, company !== '' && styles.below)}>
                  {text}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </StorySection>
  )
}

/** The former employers, or else the names in the old comma-separated list. An old plain text has only a text. */
function employersOf({ previousCompanies, companies }: ProfileStory_talent$data) {
  const known = previousCompanies.map(({ legacy, company, title, description }) =>
    legacy
      ? { company: '', title: '', text: legacy }
      : { company: company ?? '', title: title ?? '', text: description ?? '' },
  )
  const named = companies.split(',').map(name => ({ company: name.trim(), title: '', text: '' }))
  return (known.length > 0 ? known : named)
    .filter(({ company, text }) => company || text)
    .map((employer, index) => ({ key: `${index}`, ...employer }))
}

const fragment = graphql`
  fragment ProfileStory_talent on Talent {
    summary keyHighlights companies
    previousCompanies { legacy company title description }
  }
`

const useStyles = makeStyles({
  highlights: {
    ...column,
    gap: tokens.spacingVerticalSNudge,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  highlight: { paddingInlineStart: tokens.spacingHorizontalXS, '::marker': { color: tokens.colorNeutralForeground4 } },
  employers: { ...column, ...plainList, gap: tokens.spacingVerticalL },
  employer: {
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    overflowWrap: 'anywhere',
  },
  company: { maxWidth: '72ch', fontWeight: tokens.fontWeightSemibold },
  title: { maxWidth: '72ch', color: tokens.colorNeutralForeground3 },
  below: { paddingBlockStart: tokens.spacingVerticalXS },
})

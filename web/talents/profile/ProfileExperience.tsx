import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ProfileExperience_talent$key } from '../../__generated__/ProfileExperience_talent.graphql.ts'
import { StorySection } from '../../components/StorySection.tsx'
import { useReading } from '../../components/useReading.ts'

/** Where they have worked. Old records have plain text only. */
export function ProfileExperience({ talent: key }: { talent: ProfileExperience_talent$key }) {
  const { previousCompanies, companies } = useFragment(fragment, key)
  const styles = useStyles()
  const employers = employersOf(previousCompanies, companies)
  return (
    <StorySection title="Previous Companies" empty="No previous companies yet.">
      {employers.length > 0 && (
        <ul className={styles.list}>
          {employers.map(employer => (
            <li key={employer.key} className={styles.item}>
              <Experience {...employer} />
            </li>
          ))}
        </ul>
      )}
    </StorySection>
  )
}

function Experience({ company, title, text }: Employer) {
  const styles = useStyles()
  const reading = useReading()
  return (
    <>
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
    </>
  )
}

/** A former employer as it is shown. An old plain text has no company of its own. */
type Employer = { key: string; company: string; title: string; text: string }

type Entry = {
  readonly legacy: string | null | undefined
  readonly company: string | null | undefined
  readonly title: string | null | undefined
  readonly description: string | null | undefined
}

/** The entries there are; where there are none, the names in the old comma-separated list. */
function employersOf(entries: readonly Entry[], companies: string): Employer[] {
  const known = entries.length > 0 ? entries.map(shown) : companies.split(',').map(named)
  return known
    .filter(({ company, text }) => company || text)
    .map((employer, index) => ({ key: `${index}`, ...employer }))
}

function shown({ legacy, company, title, description }: Entry) {
  return legacy
    ? { company: '', title: '', text: legacy }
    : { company: company ?? '', title: title ?? '', text: description ?? '' }
}

function named(name: string) {
  return { company: name.trim(), title: '', text: '' }
}

const fragment = graphql`
  fragment ProfileExperience_talent on Talent {
    companies
    previousCompanies {
      legacy
      company
      title
      description
    }
  }
`

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
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

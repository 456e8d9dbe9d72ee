import { makeStyles, tokens } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { use } from 'react'
import type { SharedProfile_talent$key } from '../__generated__/SharedProfile_talent.graphql.ts'
import { BrandName, PageTitle } from '../app/PageTitle.tsx'
import { sheet } from '../app/public/PublicFrame.tsx'
import { column, plainList } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { FormerCompanies } from './FormerCompanies.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { Section } from './Section.tsx'
import { SharedPortfolio } from './SharedPortfolio.tsx'

/** The limited profile. Empty sections are left out. */
export function SharedProfile({ talent: key }: { talent: SharedProfile_talent$key }) {
  const talent = useFragment(fragment, key)
  const styles = useStyles()
  return (
    <article className={styles.root}>
      <PageTitle>{talent.name}</PageTitle>
      <ProfileHead talent={talent} />
      {talent.summary.trim() && (
        <Section title="Summary">
          <p className={styles.text} dir="auto">
            {talent.summary}
          </p>
        </Section>
      )}
      {talent.techStack.length > 0 && (
        <Section title="Technical Skills">
          <Skills names={talent.techStack} />
        </Section>
      )}
      {talent.keyHighlights.length > 0 && (
        <Section title="Key Highlights">
          <ul className={styles.list}>
            {talent.keyHighlights.map(highlight => (
              <li key={highlight} dir="auto">
                {highlight}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <FormerCompanies talent={talent} />
      <SharedPortfolio talent={talent} />
      <Contact />
    </article>
  )
}

/** All skills, large enough to read on a phone. */
function Skills({ names }: { names: readonly string[] }) {
  const styles = useSkillsStyles()
  return (
    <ul className={styles.root}>
      {names.map(name => (
        <li key={name} className={styles.skill} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Says that the profile is limited, and whom to contact. */
function Contact() {
  const styles = useContactStyles()
  const brand = use(BrandName)
  return (
    <aside className={styles.root} aria-label="About this profile">
      <InfoRegular className={styles.icon} />
      <p className={styles.text}>
        This is a limited profile view. For more details or to schedule an interview with this candidate, please contact
        your {brand} representative.
      </p>
    </aside>
  )
}

const fragment = graphql`
  fragment SharedProfile_talent on SharedTalent {
    name summary techStack keyHighlights
    ...ProfileHead_talent
    ...FormerCompanies_talent
    ...SharedPortfolio_talent
  }
`

const useStyles = makeStyles({
  root: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  list: {
    ...column,
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: '20px',
    overflowWrap: 'anywhere',
    '& li::marker': { color: tokens.colorBrandForeground1 },
  },
})

const useSkillsStyles = makeStyles({
  root: { ...plainList, display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  skill: {
    boxSizing: 'border-box',
    maxWidth: '100%',
    paddingBlock: '3px',
    paddingInline: tokens.spacingHorizontalMNudge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
})

const useContactStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalMNudge,
    marginBlockStart: '40px',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    breakInside: 'avoid',
    '@media print': { padding: 0 },
  },
  icon: { flexShrink: 0, height: '20px', fontSize: '18px', color: tokens.colorBrandForeground1 },
  text: { margin: 0, overflowWrap: 'anywhere' },
})

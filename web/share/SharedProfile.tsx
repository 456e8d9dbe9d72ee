import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { SharedProfile_talent$key } from '../__generated__/SharedProfile_talent.graphql.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { sheet } from '../app/public/sheet.ts'
import { Contact } from './Contact.tsx'
import { FormerCompanies } from './FormerCompanies.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { Section } from './Section.tsx'
import { SharedPortfolio } from './SharedPortfolio.tsx'
import { Skills } from './Skills.tsx'

/** What a client may know of a talent. A section with nothing in it is left out. */
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

const fragment = graphql`
  fragment SharedProfile_talent on SharedTalent {
    name
    summary
    techStack
    keyHighlights
    ...ProfileHead_talent
    ...FormerCompanies_talent
    ...SharedPortfolio_talent
  }
`

const useStyles = makeStyles({
  root: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: '20px',
    overflowWrap: 'anywhere',
    '& li::marker': { color: tokens.colorBrandForeground1 },
  },
})

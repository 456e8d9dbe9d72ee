import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column, plainList } from '../../../components/styles.ts'
import { type FormerCompany, indexed, type ProfileTexts } from './parts.ts'
import { Section } from './Section.tsx'
import { LeftOut, Text, useIsShown } from './Text.tsx'

/** The sections of a profile below its head, the portfolio last. Empty sections are left out. */
export function ProfileSections({ profile, portfolio }: { profile: ProfileTexts; portfolio: ReactNode }) {
  const { summary, techStack, keyHighlights, previousCompanies } = profile
  const styles = useStyles()
  const isShown = useIsShown()
  return (
    <>
      {isShown('summary', summary) && (
        <Section title="Summary">
          <p className={styles.text} dir="auto">
            <Text path="summary" value={summary} />
          </p>
        </Section>
      )}
      {isShown('techStack', techStack) && (
        <Section title="Technical Skills">
          <Skills names={techStack} />
          <LeftOut path="techStack" />
        </Section>
      )}
      {isShown('keyHighlights', keyHighlights) && (
        <Section title="Key Highlights">
          <ul className={styles.list}>
            {indexed(keyHighlights).map(({ index, item }) => (
              <li key={index} dir="auto">
                <Text path={`keyHighlights.${index}`} value={item} />
              </li>
            ))}
          </ul>
          <LeftOut path="keyHighlights" />
        </Section>
      )}
      <FormerCompanies companies={previousCompanies} />
      {portfolio}
    </>
  )
}

/** All skills, large enough to read on a phone. */
function Skills({ names }: { names: readonly string[] }) {
  const styles = useSkillsStyles()
  return (
    <ul className={styles.root}>
      {indexed(names).map(({ index, item }) => (
        <li key={index} className={styles.skill} dir="auto">
          <Text path={`techStack.${index}`} value={item} />
        </li>
      ))}
    </ul>
  )
}

/** The talent's previous companies: name and description, or the plain text of an old entry. */
function FormerCompanies({ companies }: { companies: readonly FormerCompany[] }) {
  const styles = useStyles()
  const isShown = useIsShown()
  if (!isShown('previousCompanies', companies)) return null
  return (
    <Section title="Previous Companies">
      <ul className={styles.formerCompaniesList}>
        {indexed(companies).map(({ index, item }) => (
          <li key={index} className={styles.entry}>
            <Entry path={`previousCompanies.${index}`} entry={item} />
          </li>
        ))}
      </ul>
      <LeftOut path="previousCompanies" />
    </Section>
  )
}

function Entry({ path, entry: { legacy, company, title, description } }: { path: string; entry: FormerCompany }) {
  const styles = useStyles()
  const isShown = useIsShown()
  return (
    <>
      <div className={styles.company} dir="auto">
        {typeof legacy === 'string' ? (
          <Text path={path} value={legacy} />
        ) : (
          <Text path={`${path}.company`} value={company ?? ''} />
        )}
      </div>
      {isShown(`${path}.title`, title ?? '') && (
        <div className={styles.title} dir="auto">
          <Text path={`${path}.title`} value={title ?? ''} />
        </div>
      )}
      {isShown(`${path}.description`, description ?? '') && (
        <p className={styles.description} dir="auto">
          <Text path={`${path}.description`} value={description ?? ''} />
        </p>
      )}
    </>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  list: {
    ...column,
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingInlineStart: '20px',
    overflowWrap: 'anywhere',
    '& li::marker': { color: tokens.colorBrandForeground1 },
  },
  formerCompaniesList: { ...column, ...plainList, gap: tokens.spacingVerticalXL, overflowWrap: 'anywhere' },
  entry: { breakInside: 'avoid' },
  company: { fontWeight: tokens.fontWeightSemibold },
  title: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  description: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'pre-line',
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

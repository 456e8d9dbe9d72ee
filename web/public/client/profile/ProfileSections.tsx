import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column, plainList } from '../../../components/styles.ts'
import { FormerCompanies } from './FormerCompanies.tsx'
import { indexed, type ProfileTexts } from './parts.ts'
import { Section } from './Section.tsx'
import { LeftOut, Text, useIsShown } from './Text.tsx'

/** What a profile tells below its head, the portfolio last. Empty sections are left out. */
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

import { makeStyles, tokens } from '@fluentui/react-components'
import type { FormerCompanies_talent$key } from '../__generated__/FormerCompanies_talent.graphql.ts'
import { column, plainList } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { Section } from './Section.tsx'

/** The talent's previous companies: name and description, or the plain text of an old entry. */
export function FormerCompanies({ talent: key }: { talent: FormerCompanies_talent$key }) {
  const { previousCompanies } = useFragment(fragment, key)
  const styles = useStyles()
  if (previousCompanies.length === 0) return null
  return (
    <Section title="Previous Companies">
      <ul className={styles.list}>
        {previousCompanies.map(({ legacy, company, title, description }) => (
          <li key={`${legacy} ${company} ${title} ${description}`} className={styles.entry}>
            <div className={styles.company} dir="auto">
              {legacy ?? company}
            </div>
            {title && (
              <div className={styles.title} dir="auto">
                {title}
              </div>
            )}
            {description && (
              <p className={styles.description} dir="auto">
                {description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const fragment = graphql`
  fragment FormerCompanies_talent on SharedTalent {
    previousCompanies { legacy company title description }
  }
`

const useStyles = makeStyles({
  list: { ...column, ...plainList, gap: tokens.spacingVerticalXL, overflowWrap: 'anywhere' },
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

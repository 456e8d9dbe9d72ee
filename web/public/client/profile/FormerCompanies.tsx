import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList } from '../../../components/styles.ts'
import { type FormerCompany, indexed } from './parts.ts'
import { Section } from './Section.tsx'
import { LeftOut, Text, useIsShown } from './Text.tsx'

/** The talent's previous companies: name and description, or the plain text of an old entry. */
export function FormerCompanies({ companies }: { companies: readonly FormerCompany[] }) {
  const styles = useStyles()
  const isShown = useIsShown()
  if (!isShown('previousCompanies', companies)) return null
  return (
    <Section title="Previous Companies">
      <ul className={styles.list}>
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

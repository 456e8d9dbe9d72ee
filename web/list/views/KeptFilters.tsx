import { makeStyles, tokens } from '@fluentui/react-components'

/** What a view keeps, as terms and texts. */
export function KeptFilters({ terms }: { terms: readonly [term: string, text: string][] }) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {terms.map(([term, text]) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0 },
  line: { display: 'grid', gridTemplateColumns: '120px 1fr', gap: tokens.spacingHorizontalS },
  term: { color: tokens.colorNeutralForeground3 },
  text: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
})

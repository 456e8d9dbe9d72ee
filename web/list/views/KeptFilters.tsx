import { makeStyles, tokens } from '@fluentui/react-components'

/** The further filters that a view keeps, as terms and texts. */
export function KeptFilters({ terms }: { terms: readonly [term: string, text: string][] }) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, paddingInline: tokens.spacingHorizontalM },
  term: { color: tokens.colorNeutralForeground3 },
  text: { margin: 0, overflowWrap: 'anywhere' },
})

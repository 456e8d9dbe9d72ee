import { makeStyles, tokens } from '@fluentui/react-components'
import type { More } from '../../list/listAddress.ts'
import { moreInWords } from './moreFilterWords.ts'

/** The further filters that a view keeps. */
export function KeptFilters({ more }: { more: More }) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {moreInWords(more).map(([term, text]) => (
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

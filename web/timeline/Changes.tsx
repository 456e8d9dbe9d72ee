import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { ChangeRow } from './ChangeRow.tsx'
import type { Change } from './sentences.ts'

/** What is different since, the first few at once. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const styles = useStyles()
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  // One more would take no more room than the words that announce it.
  const hidden = all || changes.length <= few + 1 ? 0 : changes.length - few
  return (
    <div className={styles.root}>
      <dl className={styles.list}>
        {changes.slice(0, changes.length - hidden).map(change => (
          <ChangeRow key={change.field} change={change} />
        ))}
      </dl>
      {hidden > 0 && (
        <Link as="button" className={styles.more} onClick={() => setAll(true)}>
          Show {hidden} more changes
        </Link>
      )}
    </div>
  )
}

const few = 3

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    maxWidth: '100%',
  },
  more: { fontSize: tokens.fontSizeBase200 },
})

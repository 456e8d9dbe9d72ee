import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right'
import { caption } from '../components/styles.ts'

/** A field that somebody else has changed. `mine` is the person's own value; null if the person did not change it. */
export type ForeignChange = { field: string; before: string; now: string; mine: string | null }

/** Lists changed fields: each with its value before, its value now, and the person's own value if also changed. */
export function ChangeList({ changes }: { changes: readonly ForeignChange[] }) {
  const styles = useStyles()
  if (changes.length === 0)
    return <div className={styles.quiet}>Only fields that this form does not show, such as the status.</div>
  return (
    <dl className={styles.root}>
      {changes.map(({ field, before, now, mine }) => (
        <div key={field} className={styles.change}>
          <dt className={styles.field}>{field}</dt>
          <dd className={styles.value}>
            <del className={styles.quiet}>{before || 'empty'}</del>{' '}
            <ArrowRight16Regular aria-label="now" className={styles.arrow} /> {now || 'empty'}
          </dd>
          {mine !== null && <dd className={styles.value}>Yours: {mine || 'empty'}</dd>}
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    maxHeight: '40dvh',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  change: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  field: caption,
  value: { margin: 0, overflowWrap: 'anywhere' },
  arrow: { color: tokens.colorNeutralForeground3, verticalAlign: 'text-bottom' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

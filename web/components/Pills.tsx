import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { caption, ellipsis, small } from './styles.ts'
import { Dash } from './texts.tsx'

type Props = {
  items: readonly string[]
  /** The number of visible pills; null shows all. */
  max?: number | null
  /** The text after the number of hidden pills; '' shows only '+N'. */
  more?: string
  /** Whether pills wrap to a second line instead of being cut off. By default only if all pills are shown. */
  wrap?: boolean
}

/** The first few items of a list as pills, then '+N more'; a dash for an empty list. */
export function Pills({ items, max = 3, more = ' more', wrap = max === null }: Props) {
  const styles = useStyles()
  if (items.length === 0) return <Dash />
  const shown = max === null ? items : items.slice(0, max)
  const rest = items.length - shown.length
  return (
    <span className={styles.root} data-wrap={wrap}>
      {shown.map(item => (
        <span key={item} className={mergeClasses(styles.pill, item.length > SHORT && styles.long)}>
          {item}
        </span>
      ))}
      {rest > 0 && (
        <span className={styles.more} title={items.slice(shown.length).join(', ')}>
          +{rest}
          {more}
        </span>
      )}
    </span>
  )
}

/** The maximum number of characters of a short pill. */
const SHORT = 12

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    '&[data-wrap="true"]': { flexWrap: 'wrap' },
  },
  // In a narrow column long pills shrink first, then all pills, so that the last pill is not cut off.
  long: { flexShrink: 100, minWidth: '64px' },
  pill: {
    ...ellipsis,
    ...small,
    minWidth: 0,
    maxWidth: '160px',
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: '1px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
  more: { ...caption, flexShrink: 0, whiteSpace: 'nowrap' },
})

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Dash } from './Dash.tsx'

type Props = {
  items: readonly string[]
  /** Null shows all of them. */
  max?: number | null
  /** What follows the number of those that are not shown; '' leaves '+N'. */
  more?: string
  /** Takes a second line where one is too short, rather than to be cut off. All of them always do. */
  wrap?: boolean
}

/** The first few of a list as pills, then '+N more'; a dash when there is none. */
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

/** So many letters are no long pill. */
const SHORT = 12

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    '&[data-wrap="true"]': { flexWrap: 'wrap' },
  },
  // In a narrow column long ones give way first and then all, rather than that the last one is cut in its middle.
  long: { flexShrink: 100, minWidth: '64px' },
  pill: {
    minWidth: 0,
    maxWidth: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: '1px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  more: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
})

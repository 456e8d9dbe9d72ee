import { makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'

type Props = { label: string; entries: readonly string[]; onRemove: (entry: string) => void }

/** What a list holds, as pills that can be taken away. */
export function Entries({ label, entries, onRemove }: Props) {
  const styles = useStyles()
  if (entries.length === 0) return null
  return (
    <ul aria-label={label} className={styles.root}>
      {entries.map(entry => (
        <li key={entry} className={styles.entry}>
          <span className={styles.word}>{entry}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${entry}`}
            onClick={() => onRemove(entry)}
          >
            <Dismiss12Regular />
          </button>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalSNudge,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  word: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  remove: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    justifyContent: 'center',
    minWidth: '26px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'

type Props = { label: string; chosen: boolean; note?: string | undefined; onChoose: () => void }

/** A view to choose; the one that is shown has a tick. */
export function ViewChoice({ label, chosen, note, onChoose }: Props) {
  const styles = useStyles()
  return (
    <button type="button" aria-pressed={chosen} className={styles.root} onClick={onChoose}>
      <Checkmark16Regular aria-hidden className={mergeClasses(styles.tick, !chosen && styles.hidden)} />
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minWidth: 0,
    height: '36px',
    paddingInline: tokens.spacingHorizontalS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  tick: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  hidden: { visibility: 'hidden' },
  label: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

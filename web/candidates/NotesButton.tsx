import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { formatDateTime } from '../components/dates.ts'

type Props = {
  name: string
  notes: string | null | undefined
  interviewDate?: string | null | undefined
  onOpen: () => void
}

/** What was noted of a candidate, and when they are interviewed; pressing it opens the place to write. */
export function NotesButton({ name, notes, interviewDate, onOpen }: Props) {
  const styles = useStyles()
  const isEmpty = !notes && !interviewDate
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, isEmpty && styles.empty)}
      title={notes ?? undefined}
      onClick={onOpen}
    >
      {interviewDate ? (
        <CalendarRegular className={styles.icon} />
      ) : (
        isEmpty && <NoteEditRegular className={styles.icon} />
      )}
      <span className={styles.text}>
        {interviewDate && <span className={styles.date}>{formatDateTime(interviewDate)}</span>}
        {interviewDate && notes && ' · '}
        {notes || (isEmpty && 'Add notes')}
      </span>
      <span className={styles.unseen}>Notes on {name}</span>
    </button>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    minHeight: '28px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  empty: { color: tokens.colorNeutralForeground3 },
  icon: { flexShrink: 0, fontSize: '16px' },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  date: { fontVariantNumeric: 'tabular-nums' },
})

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { formatDateTime } from '../components/format.ts'
import { ellipsis, visuallyHidden } from '../components/styles.ts'

type Props = {
  name: string
  notes: string | null | undefined
  interviewDate?: string | null | undefined
  onOpen: () => void
}

/** A button with the interview date and the beginning of the notes, which opens the dialog that edits both. */
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
  text: { ...ellipsis, minWidth: 0 },
  unseen: visuallyHidden,
  date: { fontVariantNumeric: 'tabular-nums' },
})

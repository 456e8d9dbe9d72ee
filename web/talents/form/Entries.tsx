import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

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

type InputProps = {
  /** The words of the button: 'Add skill'. */
  action: string
  placeholder?: string
  value: string
  onType: (typed: string) => void
  /** By Enter, by the button, or by going on to another field with something typed. */
  onAdd: (typed: string) => void
  name?: string
  type?: 'text' | 'url'
  /** What a FormField around it gives its control. */
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
  'aria-required'?: boolean | 'true' | 'false'
}

/** A field from which entries go to a list, one at a time. */
export function EntryInput({ action, placeholder, value, onType, onAdd, ...field }: InputProps) {
  const styles = useInputStyles()
  const row = useRef<HTMLDivElement>(null)

  const enter = (event: KeyboardEvent) => {
    // Enter would send the form; while an input method composes a word, it only ends the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAdd(value)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (value.trim() !== '' && !row.current?.contains(relatedTarget)) onAdd(value)
  }
  return (
    <div ref={row} className={styles.root}>
      <Input
        {...field}
        className={styles.input}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(_, { value: typed }) => onType(typed)}
        onKeyDown={enter}
        onBlur={leave}
      />
      {/* The focus stays in the field, ready for the next one. */}
      <Button className={styles.button} onMouseDown={event => event.preventDefault()} onClick={() => onAdd(value)}>
        {action}
      </Button>
    </div>
  )
}

const useInputStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minWidth: 0 },
  button: { flexShrink: 0 },
})

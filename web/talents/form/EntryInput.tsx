import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

type Props = {
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
export function EntryInput({ action, placeholder, value, onType, onAdd, ...field }: Props) {
  const styles = useStyles()
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

const useStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minWidth: 0 },
  button: { flexShrink: 0 },
})

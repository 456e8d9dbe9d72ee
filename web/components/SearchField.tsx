import { makeStyles, SearchBox } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'

type Props = {
  label: string
  placeholder: string
  value: string
  /** Called once the person has stopped typing for a moment (debounced). */
  onChange: (value: string) => void
}

/** A search field with a debounce: what is typed shows at once, and the list follows when the person stops typing. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const styles = useStyles()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState<string[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  // What this field has sent comes back as the value, perhaps late: that must not undo what was typed since. Any other
  // value came by another way, by Back for instance.
  if (value !== known) {
    const echo = sent.indexOf(value)
    setKnown(value)
    setSent(echo < 0 ? [] : sent.slice(echo + 1))
    if (echo < 0) setTyped(value)
  }
  return (
    <SearchBox
      className={styles.root}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(_, { value: next }) => {
        setTyped(next)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          setSent(earlier => [...earlier, next])
          onChange(next)
        }, DEBOUNCE_MS)
      }}
    />
  )
}

/** Long enough that a word is asked for once, short enough not to be felt as a delay. */
const DEBOUNCE_MS = 200

const useStyles = makeStyles({
  root: { width: '280px', maxWidth: '100%', '@media (max-width: 899px)': { width: '100%' } },
})

import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { visuallyHidden } from './styles.ts'

/** A dash in place of an unknown value. */
export function Dash() {
  return <span style={{ color: tokens.colorNeutralForeground3 }}>—</span>
}

/** Text for screen readers only. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={useStyles().unseen}>{children}</span>
}

/** Text with its line breaks; only the beginning of a long text is shown until it is expanded. */
export function FoldedText({ text }: { text: string }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const isLong = text.length > 240 || text.split('\n').length > 3
  return (
    <>
      <span dir="auto" className={mergeClasses(styles.text, isLong && styles.block, isLong && !open && styles.folded)}>
        {text}
      </span>
      {isLong && (
        <Link as="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </Link>
      )}
    </>
  )
}

/** A label that changes, e.g. on a copy button, but is always as wide as the longest of the labels in `all`. */
export function StableLabel({ label, all }: { label: string; all: readonly string[] }) {
  const styles = useStyles()
  return (
    <span className={styles.labels}>
      {all.map(each => (
        <span
          key={each}
          aria-hidden={each !== label}
          className={mergeClasses(styles.label, each !== label && styles.hidden)}
        >
          {each}
        </span>
      ))}
    </span>
  )
}

const useStyles = makeStyles({
  unseen: visuallyHidden,
  text: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  block: { display: 'block', maxWidth: '72ch' },
  folded: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
  toggle: { fontSize: tokens.fontSizeBase200, textDecorationLine: 'none' },
  labels: { display: 'inline-grid' },
  label: { gridArea: '1 / 1', textAlign: 'start' },
  hidden: { visibility: 'hidden' },
})

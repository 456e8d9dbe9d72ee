import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'
import { SectionBoundary } from '../app/boundaries.tsx'
import { caption } from '../components/styles.ts'

type FigureProps = { count: number; of?: number | undefined; label: string; isOpen: boolean; onToggle: () => void }

/** A count, with its percentage of `of` if given, as a button that opens the counted rows. */
export function Figure({ count, of, label, isOpen, onToggle }: FigureProps) {
  const share = of ? ` (${Math.round((count / of) * 100)}%)` : ''
  const text = `${count.toLocaleString('en')}${share}`
  if (count === 0) return <span>{text}</span>
  return (
    <Opener isOpen={isOpen} onToggle={onToggle} label={`${text} ${label}`}>
      {text}
    </Opener>
  )
}

type OpenerProps = { label?: string; isOpen: boolean; onToggle: () => void; children: ReactNode }

/** A figure, or the name of a figure, as a button that opens the rows behind it. */
export function Opener({ label, isOpen, onToggle, children }: OpenerProps) {
  return (
    <button
      type="button"
      className={useStyles().open}
      aria-expanded={isOpen}
      {...(label && { 'aria-label': label })}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}

/** The part of the page that shows the rows behind a figure. */
export function RowsBehind({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section aria-label={title}>
      <SectionBoundary>
        <Suspense fallback={<span className={styles.quiet}>Loading…</span>}>{children}</Suspense>
      </SectionBoundary>
    </section>
  )
}

/** The list of the rows behind a figure, with a note if the response has only the first rows. */
export function Rows({ children }: { children: ReactNode[] }) {
  const styles = useStyles()
  return (
    <>
      <ul className={styles.rows}>{children}</ul>
      {children.length >= MOST_ROWS && (
        <span className={styles.quiet}>The first {MOST_ROWS} are shown. A shorter period shows others.</span>
      )}
    </>
  )
}

/** The maximum number of rows in a response of the API. */
const MOST_ROWS = 500

/** The style of a button that opens the rows behind a figure. */
const opens = {
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: tokens.colorBrandForegroundLink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
} as const

const useStyles = makeStyles({
  open: opens,
  rows: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  quiet: caption,
})

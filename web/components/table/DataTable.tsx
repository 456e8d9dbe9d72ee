import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { wide } from '../layout.ts'
import { type Column, ColumnHead } from './ColumnHead.tsx'

type Props = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column[]
  /** `Row`s; when there are none, `empty` is shown below the heads. */
  children: ReactNode
  empty?: ReactNode
  /** The rows are about to be replaced: they stay, a little paler. */
  busy?: boolean
  /** The `key` of the location shown: a new one begins at its first row, one come back to where it was left. */
  place?: string
  /** Below the rows, scrolling with them: 'Load more'. */
  footer?: ReactNode
}

/**
 * A dense table to scan. Heads, first column and actions stay while it scrolls; in a `FullHeightPage` it fills the window. Its first
 * column is a `NameCell`.
 */
export function DataTable({ label, columns, children, empty, busy = false, place, footer }: Props) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place) root.current?.scrollTo({ top: leftAt.get(place) ?? 0 })
  }, [place])
  useEffect(() => {
    const { current: part } = root
    if (!part) return
    const observer = new ResizeObserver(() => markEdges(part))
    observer.observe(part)
    for (const content of part.children) observer.observe(content) // Rows that come make the table wider, not this part.
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={root}
      className={styles.root}
      // Rows have links and buttons by which the keyboard scrolls; a skeleton has none.
      tabIndex={busy ? 0 : undefined}
      onScroll={({ currentTarget }) => {
        markEdges(currentTarget)
        if (place) leftAt.set(place, currentTarget.scrollTop)
      }}
    >
      <table aria-label={label} aria-busy={busy} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <ColumnHead key={column.label} column={column} first={index === 0} />
            ))}
          </tr>
        </thead>
        <tbody className={mergeClasses(busy && styles.busy)}>{children}</tbody>
      </table>
      {empty}
      {footer}
    </div>
  )
}

/** Where something lies beyond an edge, the column that stays there has a line beside it. */
function markEdges(part: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = part
  part.toggleAttribute('data-shifted', scrollLeft > 0)
  part.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1)
}

const leftAt = new Map<string, number>()

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    overflowX: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [wide]: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase300 },
  busy: { opacity: 0.55, transitionProperty: 'opacity', transitionDuration: '100ms', transitionDelay: '100ms' },
})

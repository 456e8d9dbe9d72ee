import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { outdated, small, visuallyHidden, wide } from '../styles.ts'
import { useCellStyles } from './cells.tsx'

/** A column: its label and layout. */
export type Column = {
  label: string
  /** Whether only screen readers get the label, as in a column of actions. */
  hideLabel?: boolean
  /** The minimum width: '180px'. */
  width?: string
  /** Numbers are aligned at the end. */
  align?: 'start' | 'end'
  /** Whether the column stays in view while the table scrolls sideways; for the last column, with actions. */
  stays?: boolean
  /** A checkbox that selects the rows, before the label of the first column. */
  select?: ReactNode
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void }
}

type Props = {
  label: string
  columns: readonly Column[]
  /** The rows, each a `Row`; without rows, `empty` is shown below the column heads. */
  children: ReactNode
  empty?: ReactNode
  /** Whether the rows are stale and are being replaced; stale rows are a little paler. */
  busy?: boolean
  /** For a virtualised table: the elements that contain and scroll the rows, and the row count; -1 when unknown. */
  virtual?: {
    body: RefObject<HTMLTableSectionElement | null>
    scroller: RefObject<HTMLDivElement | null>
    count: number
  }
  /** Whether columns have exactly their `width`, so that nothing moves when other rows come into view. */
  fixed?: boolean
  /** Shown below the rows, and scrolls with the rows: 'Load more'. */
  footer?: ReactNode
}

/**
 * A dense table. The column heads, the first column and the actions stay in view while the table scrolls. In a
 * `FullHeightPage` the table fills the window. The first cell of each row is a `NameCell`.
 */
export function DataTable({ label, columns, children, empty, busy = false, virtual, fixed = false, footer }: Props) {
  const styles = useStyles()
  const own = useRef<HTMLDivElement>(null)
  const root = virtual?.scroller ?? own
  useEffect(() => {
    const { current: part } = root
    if (!part) return
    const observer = new ResizeObserver(() => markEdges(part))
    observer.observe(part)
    for (const content of part.children) observer.observe(content) // New rows resize only the table in it.
    return () => observer.disconnect()
  }, [root])
  return (
    <div
      ref={root}
      className={styles.root}
      // A skeleton has no links or buttons, so it needs a tab stop to be scrolled by keyboard.
      tabIndex={busy ? 0 : undefined}
      onScroll={({ currentTarget }) => markEdges(currentTarget)}
    >
      <table
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={virtual && (virtual.count < 0 ? -1 : virtual.count + 1)}
        data-fixed={fixed ? '' : undefined}
        className={mergeClasses(styles.table, fixed && styles.fixed)}
      >
        <thead>
          <tr aria-rowindex={virtual && 1}>
            {columns.map((column, index) => (
              <ColumnHead key={column.label} column={column} first={index === 0} fixed={fixed} />
            ))}
          </tr>
        </thead>
        <tbody ref={virtual?.body} className={mergeClasses(busy && styles.busy)}>
          {children}
        </tbody>
      </table>
      {empty}
      {footer}
    </div>
  )
}

/** The head of a column; a click sorts if the column has `sort`. */
function ColumnHead({ column, first, fixed }: { column: Column; first: boolean; fixed: boolean }) {
  const { label, hideLabel = false, width, align = 'start', stays = false, select, sort } = column
  const cells = useCellStyles()
  const styles = useStyles()
  const Arrow = sort?.direction === 'descending' ? ArrowDown12Regular : ArrowUp12Regular
  return (
    <th
      scope="col"
      aria-label={select ? label : undefined}
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      style={{ [fixed ? 'width' : 'minWidth']: width && `min(${width}, 45vw)`, textAlign: align }}
      className={mergeClasses(
        cells.cell,
        styles.head,
        first && cells.first,
        stays && cells.actions,
        (first || stays) && styles.corner,
      )}
    >
      {select && <span className={cells.select}>{select}</span>}
      {sort ? (
        <button type="button" className={styles.sort} onClick={sort.onSort}>
          {label}
          <Arrow className={mergeClasses(styles.arrow, !sort.direction && styles.unsorted)} />
        </button>
      ) : hideLabel ? (
        <span className={styles.unseen}>{label}</span>
      ) : (
        label
      )}
    </th>
  )
}

/** Marks the edges at which columns are scrolled out of view, so that the sticky column there gets a border. */
function markEdges(part: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = part
  part.toggleAttribute('data-shifted', scrollLeft > 0)
  part.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1)
}

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    overflowX: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [wide]: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase300 },
  fixed: { tableLayout: 'fixed' },
  busy: outdated,
  head: {
    ...small,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
  corner: { zIndex: 3, backgroundColor: tokens.colorNeutralBackground1 },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':hover svg': { opacity: 0.6 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  unseen: visuallyHidden,
  arrow: { flexShrink: 0 },
  unsorted: { opacity: 0 },
})

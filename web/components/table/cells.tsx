import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type MouseEvent, type ReactNode, use, useId } from 'react'
import { narrow, row, wide } from '../styles.ts'
import { RowSlotContext, useKeptFocus, useSlotHeight } from './rowSlot.ts'

/**
 * A row of a DataTable. A click follows the link in its `NameCell`, unless it is on a control or selects text.
 */
export function Row({
  hidden,
  children,
}: {
  /** Hides the row from screen readers, as in a skeleton. */ hidden?: boolean
  children: ReactNode
}) {
  const slot = use(RowSlotContext)
  const styles = useStyles()
  return (
    // The row is only a larger target for the mouse; keyboard users use the link.
    <tr
      className={styles.row}
      aria-hidden={hidden}
      aria-rowindex={slot ? slot.index + FIRST_ROW : undefined}
      onClick={follow}
      onAuxClick={follow}
      {...useKeptFocus()}
    >
      {children}
    </tr>
  )
}

/** The `aria-rowindex` of the first row below the heads. */
const FIRST_ROW = 2

export const ROW_HEIGHT = 44

/** Details that open below a row, as wide as the table. */
export function RowDetails({ columns, children }: { columns: number; children: ReactNode }) {
  const styles = useStyles()
  return (
    <tr ref={useSlotHeight(ROW_HEIGHT)}>
      <td colSpan={columns} className={styles.details}>
        {children}
      </td>
    </tr>
  )
}

function follow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as Element
  if (!event.currentTarget.contains(target) || target.closest('a, button, input, select, label')) return
  if (window.getSelection()?.toString()) return
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('th a')
  if (!link) return
  if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener')
  else if (event.button === 0) link.click()
}

type NameProps = {
  media?: ReactNode
  select?: ReactNode
  /** The full name for the tooltip, if the shown name may be cut off. */
  title?: string
  children: ReactNode
}

/** The first cell of a row: a picture or icon, and the name as a link to its page. */
export function NameCell({ media, select, title, children }: NameProps) {
  const cells = useCellStyles()
  const styles = useStyles()
  const name = useId()
  return (
    // Without `aria-labelledby`, screen readers would read the checkbox's name as a part of the row header.
    <th scope="row" aria-labelledby={select ? name : undefined} className={mergeClasses(cells.cell, cells.first)}>
      <span className={styles.name}>
        {select && <span className={mergeClasses(cells.select, styles.select)}>{select}</span>}
        {media}
        <span id={select ? name : undefined} title={title} className={styles.nameText}>
          {children}
        </span>
      </span>
    </th>
  )
}

type CellProps = {
  children?: ReactNode
  align?: 'start' | 'end'
  quiet?: boolean
  width?: string
  /** The full text for the tooltip, if the shown text may be cut off; by default the cell's text. */
  title?: string | undefined
  /** Whether the text wraps to a second line instead of being cut off: for a status, an amount or a date. */
  whole?: boolean
}

/** A cell after the first. `quiet` is for secondary facts; numbers are aligned at the 'end'; `width` is a maximum. */
export function Cell({
  children,
  align = 'start',
  quiet = false,
  width = '260px',
  whole = false,
  ...props
}: CellProps) {
  const { title = typeof children === 'string' ? children : undefined } = props
  const cells = useCellStyles()
  const styles = useStyles()
  return (
    <td
      className={mergeClasses(
        cells.cell,
        whole ? styles.whole : styles.cut,
        quiet && styles.quiet,
        align === 'end' && styles.end,
      )}
      style={{ maxWidth: width }}
      title={title}
    >
      {children}
    </td>
  )
}

/**
 * The last cell, with the row's actions. The actions are shown on hover and focus, and always on devices without hover.
 * The cell stays in view while the table scrolls sideways.
 */
export function ActionCell({ before, children }: { /** Always shown. */ before?: ReactNode; children?: ReactNode }) {
  const cells = useCellStyles()
  const styles = useStyles()
  return (
    <td className={mergeClasses(cells.cell, cells.actions)}>
      {before}
      <span data-row-actions="" className={styles.actions}>
        {children}
      </span>
    </td>
  )
}

// Sticky only while the table scrolls sideways: a table that fits would have hundreds of sticky cells for nothing.
const staysInView = {
  zIndex: 1,
  backgroundColor: 'inherit',
  '&:is([data-shifted] *)': { position: 'sticky' },
  '&:is([data-more] *)': { position: 'sticky' },
} as const

/** The styles of cells: the row's height and one line of text; the first cell and the actions stay in view. */
export const useCellStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    height: `${ROW_HEIGHT}px`,
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalMNudge,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalL },
  },
  first: {
    ...staysInView,
    insetInlineStart: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    [wide]: { paddingInlineStart: tokens.spacingHorizontalXXXL },
    '&:is([data-shifted] *)': { position: 'sticky', boxShadow: `inset -1px 0 0 ${tokens.colorNeutralStroke2}` },
  },
  select: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalL})`,
    [wide]: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXXXL})` },
  },
  actions: {
    ...staysInView,
    insetInlineEnd: 0,
    textAlign: 'end',
    '&:is([data-more] *)': { position: 'sticky', boxShadow: `inset 1px 0 0 ${tokens.colorNeutralStroke2}` },
  },
})

const useStyles = makeStyles({
  row: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(th a)': { cursor: 'pointer' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (hover: hover)': {
      '&:not(:hover):not(:focus-within) [data-row-actions]:not(:has([aria-expanded="true"]))': { opacity: 0 },
      '&:not(:hover):not(:focus-within) [data-row-select=""]': { opacity: 0 },
    },
  },
  details: {
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { ...row, gap: tokens.spacingHorizontalMNudge },
  // The negative margin cancels the gap between the checkbox and the picture.
  select: { marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalMNudge})` },
  nameText: {
    maxWidth: '220px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightSemibold,
    [narrow]: { maxWidth: '32vw' },
    // In columns of exact widths a long name wraps to a second line, for which the row is high enough.
    '&:is([data-fixed] > tbody > tr > th *)': {
      display: '-webkit-box',
      maxWidth: 'none',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
    '& a': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
    '& a:hover': { color: tokens.colorNeutralForeground1 },
  },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis' },
  whole: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'inline-flex', transitionProperty: 'opacity', transitionDuration: tokens.durationFaster },
})

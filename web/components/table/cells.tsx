import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'
import { wide } from '../layout.ts'

/**
 * A row of a DataTable, which leads where the link in its `NameCell` leads. Pressing a control within it, or marking
 * text, does not.
 */
export function Row({ children }: { children: ReactNode }) {
  return (
    // The keyboard follows the link itself; the whole row is only a larger target for the mouse.
    <tr className={useStyles().row} onClick={follow} onAuxClick={follow}>
      {children}
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

/** The first cell of a row: a picture or icon, and the name as a link to its page. */
export function NameCell({ media, children }: { media?: ReactNode; children: ReactNode }) {
  const cells = useCellStyles()
  const styles = useStyles()
  return (
    <th scope="row" className={mergeClasses(cells.cell, cells.first)}>
      <span className={styles.name}>
        {media}
        <span className={styles.nameText}>{children}</span>
      </span>
    </th>
  )
}

type CellProps = { children?: ReactNode; align?: 'start' | 'end'; quiet?: boolean; width?: string }

/** Any other cell. `quiet` for facts of the second order; numbers stand at the 'end'. `width` is the most it takes. */
export function Cell({ children, align = 'start', quiet = false, width = '260px' }: CellProps) {
  const cells = useCellStyles()
  const styles = useStyles()
  return (
    <td
      className={mergeClasses(cells.cell, styles.cell, quiet && styles.quiet, align === 'end' && styles.end)}
      style={{ maxWidth: width }}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </td>
  )
}

/**
 * The last cell: what can be done with the row, shown on hover and focus, always where there is no hover. It stays in view
 * while the table scrolls sideways.
 */
export function ActionCell({ before, children }: { /** Shown always. */ before?: ReactNode; children?: ReactNode }) {
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

// Only while there is something to scroll sideways to: a table that fits has no use for hundreds of sticky cells.
const staysInView = {
  zIndex: 1,
  backgroundColor: 'inherit',
  '&:is([data-shifted] *)': { position: 'sticky' },
  '&:is([data-more] *)': { position: 'sticky' },
} as const

/** What every cell shares: the height of its row and one line of text; the first one and the actions stay in view. */
export const useCellStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    height: '44px',
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
    },
  },
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge },
  nameText: {
    maxWidth: '220px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 899px)': { maxWidth: '32vw' },
    '& a': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
    '& a:hover': { color: tokens.colorNeutralForeground1 },
  },
  cell: { overflow: 'hidden', textOverflow: 'ellipsis' },
  quiet: { color: tokens.colorNeutralForeground2 },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'inline-flex', transitionProperty: 'opacity', transitionDuration: tokens.durationFaster },
})

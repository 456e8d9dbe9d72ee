import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useCellStyles } from './useCellStyles.ts'

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

const useStyles = makeStyles({
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

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { caption, phone, small } from '../styles.ts'
import { Unseen } from '../texts.tsx'

type Props = {
  label: string
  /** A `wide` column is hidden on phones; numbers are aligned at the end. */
  columns: readonly { label: string; wide?: boolean; align?: 'end' }[]
  /** The label of the last column, which contains buttons; only screen readers get this label. */
  action: string
  /** Table rows, styled by `useSmallTableStyles`. */
  children: ReactNode
}

/** A small table within a card or a row. */
export function SmallTable({ label, columns, action, children }: Props) {
  const styles = useSmallTableStyles()
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ label: words, wide, align }) => (
            <th key={words} className={mergeClasses(styles.head, wide && styles.wide)} style={{ textAlign: align }}>
              {words}
            </th>
          ))}
          <th>
            <Unseen>{action}</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const cell = {
  height: '48px',
  padding: tokens.spacingHorizontalS,
  [phone]: { paddingInline: tokens.spacingHorizontalXS },
  ':last-child': { paddingInlineEnd: 0, textAlign: 'end' },
} as const

const detail = {
  ...small,
  display: 'block',
  color: tokens.colorNeutralForeground3,
  fontWeight: tokens.fontWeightRegular,
} as const

/** The styles of a row. `wideCell` is hidden on phones; `below`, under the name, shows the same content there. */
export const useSmallTableStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  row: { ':not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` } },
  head: {
    ...caption,
    height: '28px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    textAlign: 'start',
    [phone]: { paddingInline: tokens.spacingHorizontalXS },
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    ':first-child': { paddingInlineStart: 0, [phone]: { paddingInlineStart: 0 } },
  },
  wide: { [phone]: { display: 'none' } },
  name: {
    ...cell,
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    [phone]: { paddingInline: `0 ${tokens.spacingHorizontalXS}` },
  },
  cell: { ...cell, whiteSpace: 'nowrap' },
  wideCell: {
    ...cell,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    [phone]: { display: 'none' },
  },
  badges: { display: 'inline-flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  detail,
  below: { ...detail, display: 'none', [phone]: { display: 'block' } },
  belowBadge: { display: 'none', [phone]: { display: 'block', marginBlockStart: tokens.spacingVerticalXS } },
})

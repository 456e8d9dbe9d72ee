import { makeStyles, tokens } from '@fluentui/react-components'

const phone = '@media (max-width: 640px)'

const head = {
  height: '28px',
  padding: `0 ${tokens.spacingHorizontalS}`,
  textAlign: 'start',
  color: tokens.colorNeutralForeground3,
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightRegular,
  whiteSpace: 'nowrap',
  ':first-child': { paddingInlineStart: 0 },
} as const

const cell = {
  height: '48px',
  padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
  ':last-child': { paddingInlineEnd: 0, textAlign: 'end' },
} as const

const detail = {
  display: 'block',
  color: tokens.colorNeutralForeground3,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  fontWeight: tokens.fontWeightRegular,
} as const

/** A small table within a card. What is `wide…` stands `below` the name on phones. */
export const useTableStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  row: { ':not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` } },
  head,
  wideHead: { ...head, [phone]: { display: 'none' } },
  name: {
    ...cell,
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
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
})

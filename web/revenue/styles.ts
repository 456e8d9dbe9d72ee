import { tokens } from '@fluentui/react-components'

/** A figure's name as a button that opens the rows behind it. */
export const opens = {
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

import { makeStyles, tokens } from '@fluentui/react-components'
import { wide } from '../layout.ts'

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

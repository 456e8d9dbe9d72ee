import { makeStyles, tokens } from '@fluentui/react-components'
import { wide } from '../layout.ts'

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
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    paddingInlineStart: tokens.spacingHorizontalL,
    [wide]: { paddingInlineStart: tokens.spacingHorizontalXXXL },
    '[data-shifted] &': { boxShadow: `inset -1px 0 0 ${tokens.colorNeutralStroke2}` },
  },
  actions: {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    backgroundColor: 'inherit',
    textAlign: 'end',
    '[data-more] &': { boxShadow: `inset 1px 0 0 ${tokens.colorNeutralStroke2}` },
  },
})

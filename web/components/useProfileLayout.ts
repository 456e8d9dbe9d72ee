import { makeStyles, tokens } from '@fluentui/react-components'
import { gutter } from './layout.ts'

const twoColumns = '@media (min-width: 1100px)'

/** How the profile is laid out, and its skeleton likewise: story and facts side by side where there is room. */
export const useProfileLayout = makeStyles({
  page: { paddingBlockEnd: '64px' },
  /** A line across the page, with the content's edges. */
  line: { ...gutter, boxSizing: 'border-box', width: '100%', maxWidth: '1304px', marginInline: 'auto' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    // What the keyboard reaches is not to lie behind the bars above.
    '& :is(a, button, textarea)': { scrollMarginBlockStart: '120px' },
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) 328px',
      gridTemplateRows: 'auto 1fr',
      columnGap: '48px',
    },
  },
  story: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXXL, minWidth: 0 },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    [twoColumns]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
})

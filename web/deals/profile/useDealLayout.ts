import { makeStyles, tokens } from '@fluentui/react-components'
import { gutter } from '../../components/layout.ts'

const twoColumns = '@media (min-width: 1100px)'

/** How the deal's page is laid out, and its skeleton likewise: what is read beside what is looked up, then the people. */
export const useDealLayout = makeStyles({
  page: { paddingBlockEnd: '64px' },
  /** A line across the page, with the content's edges. */
  line: { ...gutter, boxSizing: 'border-box', width: '100%', maxWidth: '1304px', marginInline: 'auto' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXL,
    // What the keyboard reaches is not to lie behind the bars above.
    '& :is(a, button, input)': { scrollMarginBlockStart: '120px' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gridAutoFlow: 'dense' },
  },
  facts: { minWidth: 0, [twoColumns]: { gridColumn: 2 } },
  story: { minWidth: 0, [twoColumns]: { gridColumn: 1 } },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { gutter } from '../components/layout.ts'

const twoColumns = '@media (min-width: 1100px)'

/** What is sought beside who was found, where there is room; it stays in view while one reads. */
export const useMatchingLayout = makeStyles({
  columns: {
    ...gutter,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    maxWidth: '1304px',
    paddingBlockEnd: '64px',
    [twoColumns]: { gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalXXXL },
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    [twoColumns]: { position: 'sticky', top: tokens.spacingVerticalXL },
  },
})

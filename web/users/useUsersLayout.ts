import { makeStyles, tokens } from '@fluentui/react-components'
import { gutter } from '../components/layout.ts'

/** What is looked at, and beside it, where there is room, what is filled in. */
export const useUsersLayout = makeStyles({
  columns: {
    ...gutter,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    maxWidth: '1304px',
    paddingBlockEnd: '64px',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
})

import { tokens } from '@fluentui/react-components'

/** Where the frame changes from a bar above to a sidebar at the left. */
export const wide = '@media (min-width: 900px)'

/** The space between a page's content and its edges. */
export const gutter = {
  paddingInline: tokens.spacingHorizontalL,
  [wide]: { paddingInline: tokens.spacingHorizontalXXXL },
} as const

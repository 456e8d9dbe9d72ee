import { tokens } from '@fluentui/react-components'

/** The white sheet that a public page stands on; the whole width on phones, nothing but the page on paper. */
export const sheet = {
  boxSizing: 'border-box',
  padding: '48px',
  boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusXLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  '@media (max-width: 640px)': {
    paddingInline: tokens.spacingHorizontalXL,
    paddingBlock: tokens.spacingVerticalXXL,
    boxShadow: 'none',
    borderRadius: 0,
  },
  '@media print': { padding: 0, boxShadow: 'none' },
} as const

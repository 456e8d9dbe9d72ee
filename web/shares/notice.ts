import { tokens } from '@fluentui/react-components'
import { row } from '../components/styles.ts'

/** The style of a line that asks for a decision about a share. */
export const notice = {
  ...row,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.spacingHorizontalS,
  padding: tokens.spacingHorizontalS,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground3,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
} as const

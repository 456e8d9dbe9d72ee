import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, small } from './styles.ts'
import { Dash } from './texts.tsx'
import { type ToneWord, toneStyle } from './tones.ts'

/** A badge: a label on the background colour of its tone. */
export function StatusBadge({ label, tone }: ToneWord) {
  return (
    <span className={useStyles().root} style={toneStyle(tone)}>
      {label}
    </span>
  )
}

/** A badge for a match in per cent: prominent from 80, quiet from 60, else an outline. A dash for an unknown match. */
export function MatchBadge({ percentage }: { percentage: number | null | undefined }) {
  if (percentage === null || percentage === undefined) return <Dash />
  return (
    <StatusBadge label={`${percentage}%`} tone={percentage >= 80 ? 'teal' : percentage >= 60 ? 'grey' : 'outline'} />
  )
}

/** The style of a badge, and of a button that looks like a badge. */
export const badge = {
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  height: '24px',
  borderRadius: tokens.borderRadiusMedium,
  fontWeight: tokens.fontWeightMedium,
  whiteSpace: 'nowrap',
} as const

const useStyles = makeStyles({
  root: { ...badge, paddingInline: tokens.spacingHorizontalS, [forcedColors]: { border: '1px solid CanvasText' } },
})

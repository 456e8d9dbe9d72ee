import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors } from './forcedColors.ts'
import { type ToneWord, toneStyle } from './tones.ts'

/** A word on its colour: light ground and dark text, by night the other way round. */
export function StatusBadge({ label, tone }: ToneWord) {
  return (
    <span className={useStyles().root} style={toneStyle(tone)}>
      {label}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '24px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { Delayed } from './Delayed.tsx'

/** Says that a page is on its way, above the skeleton that has its place. */
export function LoadingWord() {
  return (
    <div role="status" className={useStyles().root}>
      <Delayed>Loading...</Delayed>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    right: tokens.spacingHorizontalL,
    zIndex: 20,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (max-width: 899px)': { top: tokens.spacingVerticalL },
  },
})

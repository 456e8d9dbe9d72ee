import { makeStyles, tokens } from '@fluentui/react-components'
import { useNavigation } from 'react-router-dom'
import { forcedColors } from '../../components/forcedColors.ts'

/** A thin line above while the next page is on its way; not shown for what takes no time. */
export function Progress() {
  const styles = useStyles()
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.root} role="progressbar" aria-label="Loading" />
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    height: '2px',
    zIndex: 40,
    transformOrigin: 'left',
    backgroundColor: tokens.colorBrandForeground1,
    [forcedColors]: { backgroundColor: 'Highlight' },
    animationName: {
      '0%': { opacity: 0, transform: 'scaleX(0)' },
      '10%': { opacity: 0, transform: 'scaleX(0.1)' },
      '20%': { opacity: 1 },
      '100%': { opacity: 1, transform: 'scaleX(0.9)' },
    },
    animationDuration: '1000ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0.6, 0.3, 1)',
    animationFillMode: 'both',
    '@media (prefers-reduced-motion: reduce)': {
      animationName: { '0%, 10%': { opacity: 0 }, '20%, 100%': { opacity: 1 } },
    },
  },
})

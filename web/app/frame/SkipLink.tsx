import { makeStyles, tokens } from '@fluentui/react-components'

/** The first thing the keyboard reaches: past the sidebar to the page. */
export function SkipLink() {
  const styles = useStyles()
  return (
    <nav aria-label="Skip" className={styles.root}>
      <button type="button" className={styles.link} onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
    </nav>
  )
}

const useStyles = makeStyles({
  // Takes no place in the frame's grid.
  root: { position: 'absolute' },
  link: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 30,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: 'none',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    boxShadow: tokens.shadow16,
    fontWeight: tokens.fontWeightSemibold,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
})

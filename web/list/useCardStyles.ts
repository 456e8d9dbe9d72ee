import { makeStyles, tokens } from '@fluentui/react-components'

/** The shape of a record's card, and of its skeleton. */
export const useCardStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  busy: { opacity: 0.55, transitionProperty: 'opacity', transitionDuration: '100ms', transitionDelay: '100ms' },
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':has(a:focus-visible)': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
})

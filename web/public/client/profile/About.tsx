import { makeStyles, tokens } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import type { ReactNode } from 'react'

/** A note for the client about the profile and whom to contact. */
export function About({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <aside className={styles.root} aria-label="About this profile">
      <InfoRegular className={styles.icon} />
      <p className={styles.text}>{children}</p>
    </aside>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalMNudge,
    marginBlockStart: '40px',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    breakInside: 'avoid',
    '@media print': { padding: 0 },
  },
  icon: { flexShrink: 0, height: '20px', fontSize: '18px', color: tokens.colorBrandForeground1 },
  text: { margin: 0, overflowWrap: 'anywhere' },
})

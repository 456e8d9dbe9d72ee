import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { sheet } from './PublicFrame.tsx'

type Props = {
  icon: ReactNode
  title: string
  /** How urgently a screen reader says it: 'alert' for what stands in the place of a page, 'status' for good news. */
  role: 'alert' | 'status'
  children: ReactNode
}

/** A short message in place of a public page: that it is not available, or that all is done. */
export function Notice({ icon, title, role, children }: Props) {
  const styles = useStyles()
  return (
    <section role={role} className={styles.root}>
      <span className={styles.icon}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  )
}

/** A sentence of a notice, the later ones in a quieter colour. */
export function NoticeText({ children }: { children: ReactNode }) {
  return <p className={useStyles().text}>{children}</p>
}

const useStyles = makeStyles({
  root: { ...sheet, display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
  icon: { display: 'flex', fontSize: '40px', color: tokens.colorNeutralForeground3 },
  title: {
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  },
  text: {
    maxWidth: '72ch',
    margin: 0,
    overflowWrap: 'anywhere',
    '& + &': { marginBlockStart: tokens.spacingVerticalXS, color: tokens.colorNeutralForeground3 },
  },
})

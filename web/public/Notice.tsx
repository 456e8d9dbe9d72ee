import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PageTitle } from '../app/PageTitle.tsx'
import { column, pageTitle } from '../components/styles.ts'
import { sheet } from './PublicFrame.tsx'

type Props = {
  icon: ReactNode
  title: string
  /** How urgently screen readers announce the notice: 'alert' if it replaces a page, 'status' for good news. */
  role: 'alert' | 'status'
  children: ReactNode
}

/** A short message in place of a public page, e.g. that the page is not available. Also sets the document's title. */
export function Notice({ icon, title, role, children }: Props) {
  const styles = useStyles()
  return (
    <section role={role} className={styles.root}>
      <PageTitle>{title}</PageTitle>
      <span className={styles.icon}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  )
}

/** A sentence of a notice; sentences after the first have a quieter colour. */
export function NoticeText({ children }: { children: ReactNode }) {
  return <p className={useStyles().text}>{children}</p>
}

const useStyles = makeStyles({
  root: { ...column, ...sheet, alignItems: 'center', textAlign: 'center' },
  icon: { display: 'flex', fontSize: '40px', color: tokens.colorNeutralForeground3 },
  title: { ...pageTitle, margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}` },
  text: {
    maxWidth: '72ch',
    margin: 0,
    overflowWrap: 'anywhere',
    '& + &': { marginBlockStart: tokens.spacingVerticalXS, color: tokens.colorNeutralForeground3 },
  },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { sheet } from './sheet.ts'

/** In place of a profile. Says the same whether the link is unknown, revoked or could not be followed just now. */
export function NotAvailable() {
  const styles = useStyles()
  return (
    <section role="alert" className={styles.root}>
      <LinkDismissRegular className={styles.icon} />
      <h1 className={styles.title}>Profile Not Available</h1>
      <p className={styles.text}>Unable to load profile. The link may be invalid or expired.</p>
      <p className={styles.quiet}>This profile may have been removed or the link is invalid.</p>
    </section>
  )
}

const useStyles = makeStyles({
  root: { ...sheet, display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
  icon: { fontSize: '40px', color: tokens.colorNeutralForeground3 },
  title: {
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
  },
  text: { margin: 0 },
  quiet: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3 },
})

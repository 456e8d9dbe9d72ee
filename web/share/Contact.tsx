import { makeStyles, tokens } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { use } from 'react'
import { BrandName } from '../app/PageTitle.tsx'

/** Says that there is more, and whom to ask. */
export function Contact() {
  const styles = useStyles()
  const brand = use(BrandName)
  return (
    <aside className={styles.root} aria-label="About this profile">
      <InfoRegular className={styles.icon} />
      <p className={styles.text}>
        This is a limited profile view. For more details or to schedule an interview with this candidate, please contact
        your {brand} representative.
      </p>
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

import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { webAddress } from '../components/webAddress.ts'

type Props = { name: string; url: string /** True shows only an icon. */; terse?: boolean }

/** The link that opens the resume of an application in a new tab. */
export function ResumeLink({ name, url, terse = false }: Props) {
  const styles = useStyles()
  const address = webAddress(url)
  if (!address) return null
  return (
    <Link
      href={address}
      title={terse ? 'Resume' : undefined}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Resume of ${name} (opens in a new tab)`}
      className={mergeClasses(styles.root, terse && styles.terse)}
    >
      <DocumentRegular className={styles.icon} />
      {!terse && 'Resume'}
    </Link>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS, minHeight: '24px' },
  terse: { justifyContent: 'center', width: '28px', height: '28px' },
  icon: { fontSize: '16px' },
})

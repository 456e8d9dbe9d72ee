import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { Open16Regular } from '@fluentui/react-icons/svg/open'
import type { ReactNode } from 'react'
import { webAddress } from './webAddress.ts'

type Props = { href: string; children?: ReactNode; className?: string }

/** A link to another site, in a new tab. Text that is not a web address (see `webAddress`) is shown as plain text. */
export function ExternalLink({ href, children = href, className }: Props) {
  const styles = useStyles()
  const address = webAddress(href)
  if (!address) return <span className={className}>{children}</span>
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" className={className}>
      <span className={styles.words}>
        <span className={styles.text}>{children}</span>
        <Open16Regular className={styles.open} aria-label="opens in a new tab" />
      </span>
    </Link>
  )
}

const useStyles = makeStyles({
  words: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, maxWidth: '100%' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'anywhere' },
  open: { flexShrink: 0, fontSize: '14px', width: '14px', height: '14px', opacity: 0.7 },
})

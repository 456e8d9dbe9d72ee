import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from '../app/links.tsx'
import { useCardStyles } from './useCardStyles.ts'

type Props = {
  media: ReactNode
  to: string
  name: string
  /** Below the name, each on one line. */
  line: string
  facts: string
  actions: ReactNode
  /** What else there is. What can be pressed stands above the link: `position: relative; z-index: 1`. */
  children: ReactNode
}

/** A record on a narrow screen, where a row of the table would not fit. Pressing anywhere follows its link. */
export function RecordCard({ media, to, name, line, facts, actions, children }: Props) {
  const card = useCardStyles()
  const styles = useStyles()
  return (
    <li className={card.root}>
      {media}
      <div className={card.main}>
        <Link to={to} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.line}>{line}</span>
        <span className={styles.facts}>{facts}</span>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useStyles = makeStyles({
  name: {
    ...clipped,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  line: clipped,
  facts: {
    ...clipped,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  // Above the link that covers the whole card.
  actions: { position: 'relative', zIndex: 1, marginInlineStart: 'auto' },
})

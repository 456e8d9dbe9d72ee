import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { gutter } from './layout.ts'

type Props = {
  /** Names the group for screen readers: 'Filter talents'. */
  label: string
  children: ReactNode
  /** What the filters leave, at the right: '12 of 240 talents'. Read out when it changes. */
  summary?: ReactNode
}

/** Search and filters above a list. They stay in view while the list scrolls. */
export function FilterBar({ label, children, summary }: Props) {
  const styles = useStyles()
  return (
    <search aria-label={label} className={styles.root}>
      {children}
      <span role="status" className={styles.summary}>
        {summary}
      </span>
    </search>
  )
}

const useStyles = makeStyles({
  root: {
    ...gutter,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  summary: {
    flexGrow: 1,
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

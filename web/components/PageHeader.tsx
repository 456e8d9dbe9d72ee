import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { gutter } from './layout.ts'

type Props = {
  title: string
  /** How many there are, or another small fact about the whole page. */
  count?: ReactNode
  /** The way back to where this page belongs. */
  back?: ReactNode
  /** The actions, the primary one last. */
  children?: ReactNode
}

/** The first line of a page. Its heading takes the focus after a navigation. */
export function PageHeader({ title, count, back, children }: Props) {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      {back}
      <div className={styles.line}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}

const useStyles = makeStyles({
  root: {
    ...gutter,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingBlock: `${tokens.spacingVerticalXL} ${tokens.spacingVerticalM}`,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '32px' },
  words: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, flexGrow: 1, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { caption, column, gutter, pageTitle, row, wide } from './styles.ts'

type Props = {
  title: string
  fact?: string
  children?: ReactNode
}

/** The first line of a page. Its heading gets the focus after a navigation. */
export function PageHeader({ title, fact, children }: Props) {
  const styles = useStyles()
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {fact && <span className={styles.fact}>{fact}</span>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}

/**
 * A page as high as the window: the page header stays in view, and the table fills the rest of the height and scrolls
 * by itself. On narrow screens the whole page scrolls.
 */
export function FullHeightPage({ children }: { children: ReactNode }) {
  return <div className={useStyles().page}>{children}</div>
}

const useStyles = makeStyles({
  page: { ...column, minWidth: 0, [wide]: { height: '100dvh' } },
  header: {
    ...row,
    ...gutter,
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
    paddingBlock: `${tokens.spacingVerticalXL} ${tokens.spacingVerticalM}`,
  },
  words: {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    flexGrow: 1,
    minWidth: 0,
  },
  title: pageTitle,
  fact: { ...caption, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  actions: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

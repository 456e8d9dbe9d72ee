import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Lines that each begin with a small picture. */
export function IconList({ children }: { children: ReactNode }) {
  return <ul className={useStyles().list}>{children}</ul>
}

/** A line of an IconList. The picture only repeats what the words say. */
export function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <li className={styles.line}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <span className={styles.words}>{children}</span>
    </li>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: tokens.lineHeightBase300,
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
})

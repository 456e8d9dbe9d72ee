import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column } from './styles.ts'

/** A list of facts with their names, one per line. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={useStyles().list}>{children}</dl>
}

/** A fact in a `FactList`: its name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const useStyles = makeStyles({
  list: { ...column, gap: tokens.spacingVerticalS, margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    alignItems: 'baseline',
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'

type Props = { /** Null where none was known. */ before: string | null; after: string | null }

/** Below a field: what it says now, and what it is about to say instead. One line in either case, so that nothing jumps. */
export function FromTo({ before, after }: Props) {
  const styles = useStyles()
  const old = before ?? 'none'
  if (!after || after === before) return <span className={styles.root}>Now {old}</span>
  return (
    <span className={styles.root}>
      {old} <ArrowRight12Regular aria-label="to" className={styles.arrow} /> <b className={styles.after}>{after}</b>
    </span>
  )
}

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  arrow: { verticalAlign: '-1px' },
  after: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})

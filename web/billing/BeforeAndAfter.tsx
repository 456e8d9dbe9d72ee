import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'

type Props = { name: string /** Null where none was known. */; before: string | null; after: string }

/** A figure as it was and as it became; paler where it stayed the same. Goes into a `dl`. */
export function BeforeAndAfter({ name, before, after }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <dt className={styles.name}>{name}</dt>
      <dd className={mergeClasses(styles.values, before === after && styles.same)}>
        {before ?? 'none'} <ArrowRight12Regular aria-label="to" className={styles.arrow} />{' '}
        <span className={mergeClasses(before !== after && styles.after)}>{after}</span>
      </dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { color: tokens.colorNeutralForeground3 },
  values: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  same: { color: tokens.colorNeutralForeground3 },
  arrow: { color: tokens.colorNeutralForeground3, verticalAlign: '-1px' },
  after: { fontWeight: tokens.fontWeightSemibold },
})

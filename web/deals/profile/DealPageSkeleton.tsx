import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useDealLayout } from './useDealLayout.ts'

/** The deal's places while it is on its way. */
export function DealPageSkeleton() {
  const styles = useStyles()
  const layout = useDealLayout()
  return (
    <Skeleton aria-label="Loading" className={layout.page}>
      <div className={mergeClasses(layout.line, styles.header)}>
        <SkeletonItem size={28} className={styles.title} />
        <SkeletonItem size={16} className={styles.company} />
      </div>
      <div className={mergeClasses(layout.line, layout.body)}>
        <div className={layout.cards}>
          <SkeletonItem className={mergeClasses(layout.facts, styles.card)} />
          <SkeletonItem className={mergeClasses(layout.story, styles.card)} />
        </div>
        <div className={styles.rows}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map(row => (
            <SkeletonItem key={row} size={32} />
          ))}
        </div>
      </div>
    </Skeleton>
  )
}

const useStyles = makeStyles({
  header: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingBlockStart: '56px' },
  title: { width: '360px', maxWidth: '100%' },
  company: { width: '180px', maxWidth: '60%' },
  card: { height: '300px', borderRadius: tokens.borderRadiusLarge },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

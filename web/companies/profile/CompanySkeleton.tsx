import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useProfileLayout } from '../../components/useProfileLayout.ts'

/** The company's places while it is on its way. */
export function CompanySkeleton() {
  const styles = useStyles()
  const layout = useProfileLayout()
  return (
    <Skeleton aria-label="Loading" className={layout.page}>
      <div className={mergeClasses(layout.line, styles.header)}>
        <SkeletonItem shape="square" size={56} />
        <div className={styles.words}>
          <SkeletonItem size={24} className={styles.name} />
          <SkeletonItem size={16} className={styles.status} />
        </div>
      </div>
      <div className={mergeClasses(layout.line, layout.columns)}>
        <div className={layout.story}>
          <div className={styles.words}>
            <SkeletonItem size={20} className={styles.status} />
            <SkeletonItem className={styles.candidate} />
            <SkeletonItem className={styles.candidate} />
          </div>
        </div>
        <div className={layout.facts}>
          <SkeletonItem className={styles.card} />
          <SkeletonItem className={styles.card} />
          <SkeletonItem className={styles.card} />
        </div>
      </div>
    </Skeleton>
  )
}

const useStyles = makeStyles({
  header: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL, paddingBlockStart: '56px' },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1 },
  name: { width: '280px', maxWidth: '100%' },
  status: { width: '120px' },
  candidate: { height: '176px', borderRadius: tokens.borderRadiusLarge },
  card: { height: '88px', borderRadius: tokens.borderRadiusLarge },
})

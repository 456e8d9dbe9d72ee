import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useProfileLayout } from '../../components/useProfileLayout.ts'

/** The profile's places while it is on its way. */
export function TalentPageSkeleton() {
  const styles = useStyles()
  const layout = useProfileLayout()
  return (
    <Skeleton aria-label="Loading" className={layout.page}>
      <div className={mergeClasses(layout.line, styles.header)}>
        <SkeletonItem shape="circle" size={56} />
        <div className={styles.words}>
          <SkeletonItem size={24} className={styles.name} />
          <SkeletonItem size={16} className={styles.role} />
        </div>
      </div>
      <div className={mergeClasses(layout.line, layout.columns)}>
        <div className={layout.story}>
          {['summary', 'highlights', 'companies'].map(part => (
            <div key={part} className={styles.words}>
              <SkeletonItem size={20} className={styles.role} />
              <SkeletonItem size={16} className={styles.text} />
              <SkeletonItem size={16} className={styles.text} />
              <SkeletonItem size={16} className={styles.name} />
            </div>
          ))}
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
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1 },
  name: { width: '280px', maxWidth: '100%' },
  role: { width: '180px', maxWidth: '60%' },
  text: { maxWidth: '72ch' },
  card: { height: '132px', borderRadius: tokens.borderRadiusLarge },
})

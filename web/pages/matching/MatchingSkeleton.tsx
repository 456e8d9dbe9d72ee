import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useMatchingLayout } from './useMatchingLayout.ts'

/** The page's places while it is on its way. */
export function MatchingSkeleton() {
  const styles = useStyles()
  const layout = useMatchingLayout()
  return (
    <>
      <PageHeader title="Job Description Matching" />
      <div className={layout.columns}>
        <Skeleton aria-label="Loading" animation="pulse" className={layout.form}>
          <SkeletonItem size={32} className={styles.field} />
          <SkeletonItem className={styles.text} />
          <SkeletonItem size={32} className={styles.field} />
        </Skeleton>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  field: { borderRadius: tokens.borderRadiusMedium },
  text: { height: '360px', borderRadius: tokens.borderRadiusMedium },
})

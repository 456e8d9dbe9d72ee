import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { PageHeader } from '../components/PageHeader.tsx'
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
          <div className={styles.field}>
            <SkeletonItem size={12} style={{ width: '48px' }} />
            <SkeletonItem size={32} className={styles.control} />
          </div>
          <div className={styles.field}>
            <SkeletonItem size={20} style={{ width: '160px' }} />
            <SkeletonItem size={12} />
          </div>
          <div className={styles.field}>
            <SkeletonItem size={12} style={{ width: '120px' }} />
            <SkeletonItem className={styles.text} />
          </div>
          <SkeletonItem size={32} className={styles.control} />
        </Skeleton>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  // As high as the field that comes, with its label or hint.
  field: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalS,
    minHeight: '56px',
  },
  control: { borderRadius: tokens.borderRadiusMedium },
  text: {
    height: '362px',
    borderRadius: tokens.borderRadiusMedium,
    '@media (max-width: 1099px)': { height: '222px' },
  },
})

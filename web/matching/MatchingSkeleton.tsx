import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { PageHeader } from '../components/PageHeader.tsx'
import { column, gutter } from '../components/styles.ts'

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

const twoColumns = '@media (min-width: 1100px)'

const useStyles = makeStyles({
  // The minimum height is that of the field with its label or hint.
  field: { ...column, justifyContent: 'space-between', gap: tokens.spacingVerticalS, minHeight: '56px' },
  control: { borderRadius: tokens.borderRadiusMedium },
  text: { height: '362px', borderRadius: tokens.borderRadiusMedium, '@media (max-width: 1099px)': { height: '222px' } },
})

/** On wide screens, the form is beside the results and stays in view while they scroll. */
export const useMatchingLayout = makeStyles({
  columns: {
    ...gutter,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    maxWidth: '1304px',
    paddingBlockEnd: '64px',
    [twoColumns]: { gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalXXXL },
  },
  form: {
    ...column,
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    [twoColumns]: { position: 'sticky', top: tokens.spacingVerticalXL },
  },
})

import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useProfileLayout } from '../../components/ProfileLayout.tsx'
import { column, row, twoColumns } from '../../components/styles.ts'

/** The skeleton shown while the deal's page is loading. */
export function DealSkeleton() {
  const styles = useStyles()
  const layout = useProfileLayout()
  const areas = useDealLayout()
  return (
    <Skeleton aria-label="Loading" className={layout.page}>
      <div className={mergeClasses(layout.line, styles.header)}>
        <SkeletonItem size={28} className={styles.title} />
        <SkeletonItem size={16} className={styles.company} />
      </div>
      <div className={mergeClasses(layout.line, areas.body)}>
        <div className={areas.cards}>
          <SkeletonItem className={mergeClasses(areas.facts, styles.card)} />
          <SkeletonItem className={mergeClasses(areas.story, styles.card)} />
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
  header: { ...column, gap: tokens.spacingVerticalM, paddingBlockStart: '56px' },
  title: { width: '360px', maxWidth: '100%' },
  company: { width: '180px', maxWidth: '60%' },
  card: { height: '300px', borderRadius: tokens.borderRadiusLarge },
  rows: { ...column, gap: tokens.spacingVerticalM },
})

/** The layout of facts and job description, on the deal's page and on its skeleton. */
export const useDealLayout = makeStyles({
  body: {
    ...column,
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXL,
    // Focused elements must not be hidden behind the sticky bars.
    '& :is(a, button, input)': { scrollMarginBlockStart: '120px' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gridAutoFlow: 'dense' },
  },
  applying: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  facts: { minWidth: 0, [twoColumns]: { gridColumn: 2 } },
  story: { minWidth: 0, [twoColumns]: { gridColumn: 1 } },
})

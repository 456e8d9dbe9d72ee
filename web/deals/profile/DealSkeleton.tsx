import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { gutter } from '../../components/layout.ts'

/** The deal's places while it is on its way. */
export function DealSkeleton() {
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

const twoColumns = '@media (min-width: 1100px)'

const useStyles = makeStyles({
  header: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingBlockStart: '56px' },
  title: { width: '360px', maxWidth: '100%' },
  company: { width: '180px', maxWidth: '60%' },
  card: { height: '300px', borderRadius: tokens.borderRadiusLarge },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

/** How the deal's page is laid out, and its skeleton likewise: what is read beside what is looked up, then the people. */
export const useDealLayout = makeStyles({
  page: { paddingBlockEnd: '64px' },
  /** A line across the page, with the content's edges. */
  line: { ...gutter, boxSizing: 'border-box', width: '100%', maxWidth: '1304px', marginInline: 'auto' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXL,
    // What the keyboard reaches is not to lie behind the bars above.
    '& :is(a, button, input)': { scrollMarginBlockStart: '120px' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gridAutoFlow: 'dense' },
  },
  facts: { minWidth: 0, [twoColumns]: { gridColumn: 2 } },
  story: { minWidth: 0, [twoColumns]: { gridColumn: 1 } },
})

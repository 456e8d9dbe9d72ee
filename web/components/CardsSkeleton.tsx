import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { PageHeader } from './PageHeader.tsx'
import { column, gutter } from './styles.ts'

/** Makes the skeleton of a page made of cards: the page's title, and one empty card for each given height. */
export function cardsSkeleton({ title, heights }: { title: string; heights: readonly string[] }) {
  return function CardsSkeleton() {
    const styles = useStyles()
    const layout = useCardsLayout()
    return (
      <>
        <PageHeader title={title} />
        <Skeleton aria-label="Loading" animation="pulse" className={layout.columns}>
          {heights.map((height, index) => (
            <SkeletonItem key={[index, height].join(' ')} className={styles.card} style={{ height }} />
          ))}
        </Skeleton>
      </>
    )
  }
}

/** The layout of a page made of cards: on wide screens two columns, with lists on the left and forms on the right. */
export const useCardsLayout = makeStyles({
  columns: {
    ...gutter,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    maxWidth: '1304px',
    paddingBlockEnd: '64px',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
  column: { ...column, gap: tokens.spacingVerticalL, minWidth: 0 },
})

const useStyles = makeStyles({ card: { borderRadius: tokens.borderRadiusLarge } })

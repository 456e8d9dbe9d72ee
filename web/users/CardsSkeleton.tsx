import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { gutter } from '../components/layout.ts'
import { PageHeader } from '../components/PageHeader.tsx'

/** While the page is loading: its title, and a card for each height. */
export function CardsSkeleton({ title, heights }: { title: string; heights: readonly string[] }) {
  const styles = useStyles()
  const layout = useUsersLayout()
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

/** What is looked at, and beside it, where there is room, what is filled in. */
export const useUsersLayout = makeStyles({
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
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
})

const useStyles = makeStyles({ card: { borderRadius: tokens.borderRadiusLarge } })

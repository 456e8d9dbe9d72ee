import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { FullHeightPage } from '../components/FullHeightPage.tsx'
import { useNarrow } from '../components/media.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { DataTable } from '../components/table/DataTable.tsx'
import { SkeletonRows } from '../components/table/SkeletonRows.tsx'
import type { ListFrame } from './definition.ts'
import { useCardStyles } from './useCardStyles.ts'

/** While the page's own code is loading. Once that is there, only the rows are missing. */
export function ListPageSkeleton({ list }: { list: ListFrame }) {
  return (
    <FullHeightPage>
      <PageHeader title={list.title} />
      <div style={{ flexShrink: 0, height: '44px' }} />
      <RowsSkeleton list={list} />
    </FullHeightPage>
  )
}

/** Stands for the rows, or the cards, while they are loading; as high as they will be. */
export function RowsSkeleton({ list }: { list: ListFrame }) {
  const narrow = useNarrow()
  if (narrow) return <CardsSkeleton list={list} />
  return (
    <DataTable label={list.label} columns={list.columns} busy>
      <SkeletonRows columns={list.columns} count={20} />
    </DataTable>
  )
}

function CardsSkeleton({ list }: { list: ListFrame }) {
  const styles = useCardStyles()
  const { count, media, lines } = list.cards
  return (
    <ul className={styles.list} aria-label={list.label} aria-busy>
      {[...Array(count).keys()].map(index => (
        <li key={index} className={styles.root}>
          <Skeleton aria-hidden animation="pulse" style={{ display: 'flex', gap: '12px', width: '100%' }}>
            {media && <SkeletonItem shape={media} size={40} />}
            <div style={{ display: 'grid', gap: '12px', alignContent: 'start', flexGrow: 1 }}>
              {lines.map(([height, width]) => (
                <SkeletonItem key={width} size={height} style={{ width }} />
              ))}
            </div>
          </Skeleton>
        </li>
      ))}
    </ul>
  )
}

import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { DataTable } from '../../components/table/DataTable.tsx'
import { SkeletonRows } from '../../components/table/SkeletonRows.tsx'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { useNarrow } from '../../components/useNarrow.ts'
import { dealColumns } from './dealColumns.ts'

/** Stands for the rows, or the cards, until they are there; as high as they will be. */
export function RowsOnTheirWay() {
  const narrow = useNarrow()
  if (narrow) return <CardsOnTheirWay />
  return (
    <DataTable label="Deals" columns={dealColumns} busy>
      <SkeletonRows columns={dealColumns} count={20} />
    </DataTable>
  )
}

function CardsOnTheirWay() {
  const card = useCardStyles()
  return (
    <ul className={card.list} aria-label="Deals" aria-busy>
      {[...Array(6).keys()].map(index => (
        <li key={index} className={card.root}>
          <Skeleton aria-hidden animation="pulse" style={{ display: 'grid', gap: '12px', width: '100%' }}>
            <SkeletonItem size={16} style={{ width: '65%' }} />
            <SkeletonItem size={12} style={{ width: '40%' }} />
            <SkeletonItem size={24} style={{ width: '30%' }} />
            <SkeletonItem size={12} style={{ width: '75%' }} />
          </Skeleton>
        </li>
      ))}
    </ul>
  )
}

import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { DataTable } from '../../components/table/DataTable.tsx'
import { SkeletonRows } from '../../components/table/SkeletonRows.tsx'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { useNarrow } from '../../components/useNarrow.ts'
import { companyColumns } from './companyColumns.ts'

/** Stands for the rows, or the cards, until they are there; as high as they will be. */
export function CompaniesOnTheirWay() {
  const narrow = useNarrow()
  if (narrow) return <CardsOnTheirWay />
  return (
    <DataTable label="Companies" columns={companyColumns} busy>
      <SkeletonRows columns={companyColumns} count={20} />
    </DataTable>
  )
}

function CardsOnTheirWay() {
  const card = useCardStyles()
  return (
    <ul className={card.list} aria-label="Companies" aria-busy>
      {[...Array(8).keys()].map(index => (
        <li key={index} className={card.root}>
          <Skeleton aria-hidden animation="pulse" style={{ display: 'flex', gap: '12px', width: '100%' }}>
            <SkeletonItem shape="square" size={40} />
            <div style={{ display: 'grid', gap: '12px', alignContent: 'start', flexGrow: 1 }}>
              <SkeletonItem size={16} style={{ width: '55%' }} />
              <SkeletonItem size={12} style={{ width: '75%' }} />
              <SkeletonItem size={24} style={{ width: '30%' }} />
            </div>
          </Skeleton>
        </li>
      ))}
    </ul>
  )
}

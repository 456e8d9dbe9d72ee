import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { DealList_query$key } from '../../__generated__/DealList_query.graphql.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { useNarrow } from '../../components/useNarrow.ts'
import { sortableColumns } from '../../list/columns.ts'
import { Pager } from '../../list/Pager.tsx'
import type { ListPlace } from '../../list/useListAddress.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { defaultSort, type ListAddress, writeAddress } from './address.ts'
import { DealCard } from './DealCard.tsx'
import { DealRow } from './DealRow.tsx'
import { dealColumns } from './dealColumns.ts'
import { NoDeals } from './NoDeals.tsx'

type Props = ListPlace<ListAddress> & { query: DealList_query$key }

/** One page of deals: a table, or cards where that would not fit. */
export function DealList({ query: key, address, change, busy }: Props) {
  const { dealCount, deals } = useFragment(fragment, key)
  const { key: place } = useLocation()
  const narrow = useNarrow()
  const refresh = useRefresh()
  const card = useCardStyles()
  const rows = deals.edges.map(edge => edge.node)
  const { hasPreviousPage, startCursor } = deals.pageInfo

  const isLastOfPage = rows.length === 1 && (address.after || address.before)
  const toPageBefore = () => change({ before: hasPreviousPage ? (startCursor ?? null) : null }, { replace: true })
  const leaveOut = () => refresh(isLastOfPage ? toPageBefore : undefined)

  const columns = sortableColumns(dealColumns, address.sort, sort => change({ sort: sort ?? defaultSort }))
  const empty = rows.length === 0 && <NoDeals dealCount={dealCount} address={address} />
  return (
    <>
      {narrow || dealCount === 0 ? (
        empty || (
          <ul aria-label="Deals" aria-busy={busy} className={mergeClasses(card.list, busy && card.busy)}>
            {rows.map(deal => (
              <DealCard key={deal.id} deal={deal} onDeleted={leaveOut} />
            ))}
          </ul>
        )
      ) : (
        <DataTable label="Deals" columns={columns} busy={busy} place={place} empty={empty}>
          {rows.map(deal => (
            <DealRow key={deal.id} deal={deal} onDeleted={leaveOut} />
          ))}
        </DataTable>
      )}
      <Pager pageInfo={deals.pageInfo} search={page => writeAddress({ ...address, ...page })} />
    </>
  )
}

const fragment = graphql`
  fragment DealList_query on Query {
    dealCount
    deals(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node {
          id
          ...DealRow_deal
          ...DealCard_deal
        }
      }
      pageInfo {
        hasPreviousPage
        startCursor
        ...Pager_pageInfo
      }
    }
  }
`

import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { TalentList_query$key } from '../../__generated__/TalentList_query.graphql.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { useNarrow } from '../../components/useNarrow.ts'
import { sortableColumns } from '../../list/columns.ts'
import { Pager } from '../../list/Pager.tsx'
import type { ChangeAddress } from '../../list/useListAddress.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { type ListAddress, writeAddress } from './address.ts'
import { NoTalents } from './NoTalents.tsx'
import { TalentCard } from './TalentCard.tsx'
import { TalentRow } from './TalentRow.tsx'
import { talentColumns } from './talentColumns.ts'

type Props = { query: TalentList_query$key; address: ListAddress; change: ChangeAddress<ListAddress>; busy: boolean }

/** One page of talents: a table, or cards where that would not fit. */
export function TalentList({ query: key, address, change, busy }: Props) {
  const { talentCount, talents } = useFragment(fragment, key)
  const { key: place } = useLocation()
  const narrow = useNarrow()
  const refresh = useRefresh()
  const card = useCardStyles()
  const rows = talents.edges.map(edge => edge.node)
  const { hasPreviousPage, startCursor } = talents.pageInfo

  const isLastOfPage = rows.length === 1 && (address.after || address.before)
  const toPageBefore = () => change({ before: hasPreviousPage ? (startCursor ?? null) : null }, { replace: true })
  const leaveOut = () => refresh(isLastOfPage ? toPageBefore : undefined)

  const columns = sortableColumns(talentColumns, address.sort, sort => change({ sort }))
  const empty = rows.length === 0 && <NoTalents talentCount={talentCount} address={address} />
  return (
    <>
      {narrow || talentCount === 0 ? (
        empty || (
          <ul aria-label="Talents" aria-busy={busy} className={mergeClasses(card.list, busy && card.busy)}>
            {rows.map(talent => (
              <TalentCard key={talent.id} talent={talent} onDeleted={leaveOut} />
            ))}
          </ul>
        )
      ) : (
        <DataTable label="Talents" columns={columns} busy={busy} place={place} empty={empty}>
          {rows.map(talent => (
            <TalentRow key={talent.id} talent={talent} onDeleted={leaveOut} />
          ))}
        </DataTable>
      )}
      <Pager pageInfo={talents.pageInfo} search={page => writeAddress({ ...address, ...page })} />
    </>
  )
}

const fragment = graphql`
  fragment TalentList_query on Query {
    talentCount
    talents(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node {
          id
          ...TalentRow_talent
          ...TalentCard_talent
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

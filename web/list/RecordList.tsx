import { mergeClasses } from '@fluentui/react-components'
import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RecordList_pageInfo$key } from '../__generated__/RecordList_pageInfo.graphql.ts'
import { useNarrow } from '../components/media.ts'
import type { Column } from '../components/table/ColumnHead.tsx'
import { DataTable } from '../components/table/DataTable.tsx'
import type { List, ListColumn, ListQuery } from './definition.ts'
import type { ListPlace, Sort } from './listAddress.ts'
import { NoRows } from './NoRows.tsx'
import { Pager } from './Pager.tsx'
import { useCardStyles } from './useCardStyles.ts'
import { useRefresh } from './useRefresh.ts'

type Props<Q extends ListQuery> = ListPlace & { list: List<Q>; data: Q['response'] }

/** One page of a list: a table, or cards where that would not fit. */
export function RecordList<Q extends ListQuery>({ list, data: { total, rows }, address, change, busy }: Props<Q>) {
  const pageInfo = useFragment<RecordList_pageInfo$key>(fragment, rows.pageInfo)
  const { key: place } = useLocation()
  const narrow = useNarrow()
  const refresh = useRefresh()
  const card = useCardStyles()
  const { hasPreviousPage, startCursor } = pageInfo
  const { own, write } = list.address

  const isLastOfPage = rows.edges.length === 1 && (address.after || address.before)
  const toPageBefore = () => change({ before: hasPreviousPage ? (startCursor ?? null) : null }, { replace: true })
  const onDeleted = () => refresh(isLastOfPage ? toPageBefore : undefined)

  const columns = sortableColumns(list.columns, address.sort, sort => change({ sort: sort ?? own }))
  const empty = rows.edges.length === 0 && <NoRows list={list} total={total} address={address} />
  const render = narrow ? list.card : list.row
  const records = rows.edges.map(({ node }) => <Fragment key={node.id}>{render(node, onDeleted)}</Fragment>)
  return (
    <>
      {narrow || total === 0 ? (
        empty || (
          <ul aria-label={list.label} aria-busy={busy} className={mergeClasses(card.list, busy && card.busy)}>
            {records}
          </ul>
        )
      ) : (
        <DataTable label={list.label} columns={columns} busy={busy} place={place} empty={empty}>
          {records}
        </DataTable>
      )}
      <Pager {...pageInfo} search={page => write({ ...address, ...page })} />
    </>
  )
}

/** The columns with what pressing their heads does: sorts, then sorts the other way round, then no longer. */
function sortableColumns(
  columns: readonly ListColumn[],
  sort: Sort | null,
  onSort: (sort: Sort | null) => void,
): Column[] {
  return columns.map(({ field, ...column }) => {
    if (!field) return column
    const current = sort && sort.field === field ? sort.direction : null
    return {
      ...column,
      sort: {
        direction: current && (current === 'ASC' ? 'ascending' : 'descending'),
        onSort: () => onSort(afterPress(field, current)),
      },
    }
  })
}

function afterPress(field: string, current: 'ASC' | 'DESC' | null): Sort | null {
  if (current === 'DESC') return null
  return { field, direction: current === 'ASC' ? 'DESC' : 'ASC' }
}

const fragment = graphql`
  fragment RecordList_pageInfo on PageInfo {
    hasPreviousPage
    hasNextPage
    startCursor
    endCursor
  }
`

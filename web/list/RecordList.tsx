import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordList_pageInfo$key } from '../__generated__/RecordList_pageInfo.graphql.ts'
import { problemWords, useRetryWhenBack } from '../app/boundaries.tsx'
import { ButtonLink } from '../app/links.tsx'
import { useNarrow, useWide } from '../components/media.ts'
import { gutter, row as line } from '../components/styles.ts'
import { ROW_HEIGHT } from '../components/table/cells.tsx'
import { DataTable } from '../components/table/DataTable.tsx'
import type { Counted, List, ListQuery, RecordOf } from './definition.ts'
import { CardSkeleton, RowSkeleton } from './ListSkeleton.tsx'
import type { ListControls, Sort } from './listAddress.ts'
import { NoRows } from './NoRows.tsx'
import { sortableColumns } from './orders.ts'
import { useCardStyles } from './RecordCard.tsx'
import { ROWS_PER_PAGE, type RowPages } from './rowPages.ts'
import { type LeftPosition, useLeftScroll, useMargin } from './scrolling.ts'
import { loadedRows, selectable, useSelection } from './selection/Selection.tsx'
import { useRefresh } from './useRefresh.ts'
import { VirtualRows, type VisibleRows } from './VirtualRows.tsx'

type Props<Q extends ListQuery> = ListControls & {
  list: List<Q>
  data: Q['response']
  /** The further rows, after the rows in `data`. */
  pages: RowPages<RecordOf<Q>>
  counted: Counted | null
  left: LeftPosition
}

/** Number of rows loaded beyond the rows in view; fewer at the top of the list, enough for one turn of the wheel. */
const AHEAD = 200
const AHEAD_AT_REST = 25

/** The rows of a list, loaded while the list is scrolled: a table, or cards on narrow screens. */
export function RecordList<Q extends ListQuery>(props: Props<Q>) {
  const { list, data, address, pages } = props
  const { total, rows } = data
  const { hasPreviousPage } = useFragment<RecordList_pageInfo$key>(fragment, rows.pageInfo)
  const narrow = useNarrow()
  const wide = useWide()
  const records = useRecords(props, narrow ? list.card : list.row)
  const empty = rows.edges.length === 0 && <NoRows list={list} total={total} address={address} />
  if (empty && (narrow || total === 0)) return empty
  return (
    <>
      {narrow ? (
        <Cards {...props} {...records} />
      ) : (
        <Table key={`${wide}`} {...props} {...records} wide={wide} empty={empty} isWhole={!hasPreviousPage} />
      )}
      <NextRowsProblem pages={pages} />
      {hasPreviousPage && <FirstPageLink search={list.address.write({ ...address, after: null, before: null })} />}
    </>
  )
}

type Records<Q extends ListQuery> = ReturnType<typeof useRecords<Q>>

/** Returns the loaded records by index, and loads more records when the list is scrolled. */
function useRecords<Q extends ListQuery>(
  { list: { choice }, data: { rows }, address, change, pages, counted }: Props<Q>,
  renderRecord: List<Q>['row'],
) {
  const { hasNextPage, endCursor } = useFragment<RecordList_pageInfo$key>(fragment, rows.pageInfo)
  const nextCursor = hasNextPage ? (endCursor ?? null) : null
  useEffect(() => pages.startAfter(nextCursor), [pages, nextCursor])
  useSyncExternalStore(pages.subscribe, pages.version)

  const first = rows.edges.length
  const loaded = first + pages.count()
  const shownHeight = useRef<number>(undefined)
  const onShow = useCallback(
    ({ from, to, height, scrolled }: VisibleRows) => {
      shownHeight.current = height
      const ahead = scrolled ? AHEAD : AHEAD_AT_REST
      pages.show(from - first - ahead, to - first + ahead)
    },
    [pages, first],
  )
  const refresh = useRefresh()
  const isLast = loaded === 1 && Boolean(address.after || address.before)
  const selection = useSelection()
  const render = useCallback(
    (record: RecordOf<Q>) =>
      renderRecord(record, () => {
        if (choice) selection?.set([choice(record)], false)
        refresh(isLast ? () => change({ after: null, before: null }, { replace: true }) : undefined)
      }),
    [renderRecord, refresh, isLast, change, choice, selection],
  )
  return {
    rows: rows.edges,
    count: pages.hasMore()
      ? Math.min(loaded + ROWS_PER_PAGE, Math.max(exactCount(counted) ?? Infinity, loaded + 1))
      : loaded,
    row: (index: number) => rows.edges[index]?.node ?? pages.row(index - first),
    render,
    onShow,
    shownHeight,
  }
}

type TableProps<Q extends ListQuery> = Props<Q> & Records<Q> & { wide: boolean; isWhole: boolean; empty: ReactNode }

function Table<Q extends ListQuery>(props: TableProps<Q>) {
  const { list, address, change, busy, pages, counted, left, shownHeight, wide, isWhole, empty } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const mounted = useMounted()
  const margin = useMargin(body, wide ? scroller : null)
  useLeftScroll({ ...left, pages, shownHeight, scroller: wide ? scroller : null })
  const sortable = sortableColumns(list.columns, address.sort, field =>
    change({ sort: afterPress(field, address.sort) ?? list.address.own }),
  )
  const { choice } = list
  const columns = choice ? selectable(sortable, () => loadedRows(props).map(choice)) : sortable
  const count = (isWhole ? exactCount(counted) : null) ?? UNKNOWN
  return (
    <DataTable label={list.label} columns={columns} busy={busy} empty={empty} virtual={{ body, scroller, count }} fixed>
      {(mounted || !wide) && (
        <VirtualRows
          {...props}
          scroller={wide ? scroller : null}
          margin={margin}
          top={left.found?.top}
          height={ROW_HEIGHT}
          skeleton={index => <RowSkeleton columns={list.columns} index={index} />}
          space={height => <Space height={height} columns={list.columns.length} />}
        />
      )}
    </DataTable>
  )
}

function Cards<Q extends ListQuery>({ list, busy, pages, left, ...records }: Props<Q> & Records<Q>) {
  const styles = useCardStyles()
  const body = useRef<HTMLUListElement>(null)
  const margin = useMargin(body, null)
  useLeftScroll({ ...left, pages, shownHeight: records.shownHeight, scroller: null })
  return (
    <ul ref={body} aria-label={list.label} aria-busy={busy} className={mergeClasses(styles.list, busy && styles.busy)}>
      <VirtualRows
        {...records}
        scroller={null}
        margin={margin}
        height={left.found?.height ?? list.cards.height}
        skeleton={() => <CardSkeleton shape={list.cards} />}
        space={height => <li aria-hidden style={{ height }} />}
      />
    </ul>
  )
}

/** Whether the element around the rows, which scrolls them, is mounted. */
function useMounted() {
  const [mounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return mounted
}

const exactCount = (counted: Counted | null) => (counted?.rows.isTotalCountExact ? counted.rows.totalCount : null)

/** The `aria-rowcount` if the number of rows is not known exactly, or if the list starts at a later page. */
const UNKNOWN = -1

/** The order after a click on a column head: ascending, then descending, then null for the default order. */
function afterPress(field: string, current: Sort | null): Sort | null {
  if (current?.field !== field) return { field, direction: 'ASC' }
  return current.direction === 'ASC' ? { field, direction: 'DESC' } : null
}

/** An empty row as high as all rows out of view on one side. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
}

/** A message with a retry button below the rows, shown if the next rows could not be loaded. */
function NextRowsProblem<Row>({ pages }: { pages: RowPages<Row> }) {
  const styles = useStyles()
  const problem = pages.problem()
  useRetryWhenBack(problem, pages.retry)
  if (!problem) return null
  return (
    <div role="alert" className={styles.end}>
      <span>{problemWords(problem).text}</span>
      <Button size="small" onClick={pages.retry}>
        Try again
      </Button>
    </div>
  )
}

/** A link to the first page, shown if the address opens a later page of the list. */
function FirstPageLink({ search }: { search: string }) {
  return (
    <nav aria-label="Pages" className={useStyles().end}>
      <ButtonLink size="small" appearance="subtle" to={{ search }}>
        To the first page
      </ButtonLink>
    </nav>
  )
}

const fragment = graphql`
  fragment RecordList_pageInfo on PageInfo { hasPreviousPage hasNextPage endCursor }
`

const useStyles = makeStyles({
  end: {
    ...gutter,
    ...line,
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    flexShrink: 0,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

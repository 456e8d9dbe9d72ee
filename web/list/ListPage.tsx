import { type ReactElement, type ReactNode, Suspense } from 'react'
import { type GraphQLTaggedNode, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { DefaultView_query$key } from '../__generated__/DefaultView_query.graphql.ts'
import type { RecordList_pageInfo$key } from '../__generated__/RecordList_pageInfo.graphql.ts'
import type { SavedViews_query$key } from '../__generated__/SavedViews_query.graphql.ts'
import { ErrorBoundary } from '../app/boundaries.tsx'
import { FullHeightPage } from '../components/FullHeightPage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { ListFrame } from './defineListPage.tsx'
import { ListFilters } from './ListFilters.tsx'
import { RowsSkeleton } from './ListSkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import type { EmptyTexts } from './NoRows.tsx'
import { RecordList } from './RecordList.tsx'
import { type ListPlace, useListAddress } from './useListAddress.ts'
import { DefaultView } from './views/DefaultView.tsx'
import { SavedViews, ViewsPlace } from './views/SavedViews.tsx'

/** A list: its frame, and what comes with the page's code. A constant of the page's file. */
export type List<Q extends ListQuery> = ListDefinition & {
  row: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
  card: (record: RecordOf<Q>, onDeleted: () => void) => ReactElement
}

/** All of a list but what shows its records. */
export type ListDefinition = ListFrame & {
  query: GraphQLTaggedNode
  /** The button that adds a record. */
  add: ReactElement
  searchHint: string
  /** Stands behind the filters. */
  filtersEnd?: (place: Omit<ListPlace, 'busy'>) => ReactNode
  /** A name that somebody might give a view. */
  viewName: string
  empty: EmptyTexts
}

/** The query of a list's page. Aliases give each list the same names. */
export type ListQuery = OperationType & {
  response: {
    /** How many records there are, whatever the filters. */
    total: number
    rows: {
      totalCount: number
      edges: readonly { node: { id: string } }[]
      pageInfo: RecordList_pageInfo$key
    }
  } & SavedViews_query$key &
    DefaultView_query$key
}

export type RecordOf<Q extends ListQuery> = Q['response']['rows']['edges'][number]['node']

type Props<Q extends ListQuery> = { list: List<Q>; queryRef: PreloadedQuery<Q> }

/** The page of a list. Heading and filters are there at once and stay, also when the rows could not be loaded. */
export function ListPage<Q extends ListQuery>({ list, queryRef }: Props<Q>) {
  const place = useListAddress(list.address)
  const { address, change } = place
  const { write } = list.address
  const loaded = { list, queryRef }
  return (
    <FullHeightPage>
      <PageHeader title={list.title}>{list.add}</PageHeader>
      <ListFilters
        list={list}
        address={address}
        change={change}
        views={
          <ViewsPlace attempt={queryRef}>
            <Views {...loaded} address={address} change={change} />
          </ViewsPlace>
        }
        summary={
          <ErrorBoundary resetOn={queryRef} fallback={() => null}>
            <Suspense>
              <Counter {...loaded} />
            </Suspense>
          </ErrorBoundary>
        }
      />
      <ErrorBoundary
        resetOn={queryRef}
        fallback={error => (
          <LoadFailure
            error={error}
            title={list.failure}
            firstPage={write({ ...address, after: null, before: null })}
          />
        )}
      >
        <Suspense fallback={<RowsSkeleton list={list} />}>
          <Rows {...loaded} {...place} />
        </Suspense>
      </ErrorBoundary>
    </FullHeightPage>
  )
}

function Views<Q extends ListQuery>({ list, queryRef, ...place }: Props<Q> & Omit<ListPlace, 'busy'>) {
  return <SavedViews query={usePreloadedQuery<Q>(list.query, queryRef)} list={list} {...place} />
}

function Counter<Q extends ListQuery>({ list, queryRef }: Props<Q>) {
  const { total, rows } = usePreloadedQuery<Q>(list.query, queryRef)
  return list.counter({ shown: rows.edges.length, matching: rows.totalCount, total })
}

function Rows<Q extends ListQuery>({ list, queryRef, ...place }: Props<Q> & ListPlace) {
  const data = usePreloadedQuery<Q>(list.query, queryRef)
  return (
    <DefaultView query={data} list={list} waiting={<RowsSkeleton list={list} />}>
      <RecordList list={list} data={data} {...place} />
    </DefaultView>
  )
}

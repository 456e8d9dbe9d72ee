import { Suspense } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { ErrorBoundary } from '../app/boundaries.tsx'
import { FullHeightPage } from '../components/FullHeightPage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { List, ListQuery } from './definition.ts'
import { ListFilters } from './ListFilters.tsx'
import { RowsSkeleton } from './ListSkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import type { ListPlace } from './listAddress.ts'
import { RecordList } from './RecordList.tsx'
import { useListAddress } from './useListAddress.ts'
import { DefaultView, SavedViews, ViewsPlace } from './views/SavedViews.tsx'

type Props<Q extends ListQuery> = { list: List<Q>; queryRef: PreloadedQuery<Q> }

/** The page of a list. Heading and filters show at once, and stay when the rows could not be loaded. */
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
    <DefaultView query={data} list={list} placeholder={<RowsSkeleton list={list} />}>
      <RecordList list={list} data={data} {...place} />
    </DefaultView>
  )
}

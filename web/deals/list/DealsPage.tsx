import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { DealsPageQuery } from '../../__generated__/DealsPageQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LoadFailure } from '../../list/LoadFailure.tsx'
import { type ListPlace, useListAddress } from '../../list/useListAddress.ts'
import { DefaultView } from '../../list/views/DefaultView.tsx'
import { SavedViews } from '../../list/views/SavedViews.tsx'
import { ViewsPlace } from '../../list/views/ViewsPlace.tsx'
import { AddDeal } from './AddDeal.tsx'
import { type ListAddress, readAddress, writeAddress } from './address.ts'
import { DealCounter } from './DealCounter.tsx'
import { DealFilters } from './DealFilters.tsx'
import { DealList } from './DealList.tsx'
import { dealViews } from './dealViews.ts'
import { RowsOnTheirWay } from './RowsOnTheirWay.tsx'

type Props = PageProps<DealsPageQuery>

/** The talent pipeline. Heading and filters are there at once and stay, whatever becomes of the rows. */
export function DealsPage({ queryRef }: Props) {
  const { address, change, busy } = useListAddress(addressForm)
  return (
    <ListPage>
      <PageHeader title="Talent Pipeline">
        <AddDeal />
      </PageHeader>
      <DealFilters
        address={address}
        change={change}
        views={
          <ViewsPlace attempt={queryRef}>
            <Views queryRef={queryRef} address={address} change={change} />
          </ViewsPlace>
        }
        summary={
          <ErrorBoundary resetOn={queryRef} fallback={() => null}>
            <Suspense>
              <Counter queryRef={queryRef} />
            </Suspense>
          </ErrorBoundary>
        }
      />
      <ErrorBoundary
        resetOn={queryRef}
        fallback={error => (
          <LoadFailure
            error={error}
            title={failure}
            firstPage={writeAddress({ ...address, after: null, before: null })}
          />
        )}
      >
        <Suspense fallback={<RowsOnTheirWay />}>
          <List queryRef={queryRef} address={address} change={change} busy={busy} />
        </Suspense>
      </ErrorBoundary>
    </ListPage>
  )
}

type Place = ListPlace<ListAddress>

const addressForm = { read: readAddress, write: writeAddress }
const failure = 'There was an error loading the deals data. Please try again.'

function List({ queryRef, ...place }: Props & Place) {
  const page = usePreloadedQuery<DealsPageQuery>(query, queryRef)
  return (
    <DefaultView query={page} list={dealViews} waiting={<RowsOnTheirWay />}>
      <DealList query={page} {...place} />
    </DefaultView>
  )
}

function Views({ queryRef, ...place }: Props & Omit<Place, 'busy'>) {
  return <SavedViews query={usePreloadedQuery<DealsPageQuery>(query, queryRef)} list={dealViews} {...place} />
}

function Counter({ queryRef }: Props) {
  return <DealCounter query={usePreloadedQuery<DealsPageQuery>(query, queryRef)} />
}

const query = graphql`
  query DealsPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: DealFilter
    $orderBy: DealOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "deals")
    ...DefaultView_query @arguments(tableName: "deals")
    ...DealCounter_query
    ...DealList_query
  }
`

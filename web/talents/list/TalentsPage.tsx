import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { TalentsPageQuery } from '../../__generated__/TalentsPageQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LoadFailure } from '../../list/LoadFailure.tsx'
import { type ListPlace, useListAddress } from '../../list/useListAddress.ts'
import { DefaultView } from '../../list/views/DefaultView.tsx'
import { SavedViews } from '../../list/views/SavedViews.tsx'
import { ViewsPlace } from '../../list/views/ViewsPlace.tsx'
import { AddTalent } from './AddTalent.tsx'
import { type ListAddress, readAddress, writeAddress } from './address.ts'
import { RowsOnTheirWay } from './RowsOnTheirWay.tsx'
import { TalentCounter } from './TalentCounter.tsx'
import { TalentFilters } from './TalentFilters.tsx'
import { TalentList } from './TalentList.tsx'
import { talentViews } from './talentViews.ts'

/** The talent database. Heading and filters are there at once and stay, whatever becomes of the rows. */
export function TalentsPage({ queryRef }: Props) {
  const { address, change, busy } = useListAddress(addressForm)
  return (
    <ListPage>
      <PageHeader title="Talent Database">
        <AddTalent />
      </PageHeader>
      <TalentFilters
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

type Props = PageProps<TalentsPageQuery>
type Place = ListPlace<ListAddress>

const addressForm = { read: readAddress, write: writeAddress }
const failure = 'Error loading talent data. Please try again later.'

function List({ queryRef, ...place }: Props & Place) {
  const page = usePreloadedQuery<TalentsPageQuery>(query, queryRef)
  return (
    <DefaultView query={page} list={talentViews} waiting={<RowsOnTheirWay />}>
      <TalentList query={page} {...place} />
    </DefaultView>
  )
}

function Views({ queryRef, ...place }: Props & Omit<Place, 'busy'>) {
  return <SavedViews query={usePreloadedQuery<TalentsPageQuery>(query, queryRef)} list={talentViews} {...place} />
}

function Counter({ queryRef }: Props) {
  return <TalentCounter query={usePreloadedQuery<TalentsPageQuery>(query, queryRef)} />
}

const query = graphql`
  query TalentsPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: TalentFilter
    $orderBy: TalentOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "talents")
    ...DefaultView_query @arguments(tableName: "talents")
    ...TalentCounter_query
    ...TalentList_query
  }
`

import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LoadFailure } from '../../list/LoadFailure.tsx'
import { type ListPlace, useListAddress } from '../../list/useListAddress.ts'
import { DefaultView } from '../../list/views/DefaultView.tsx'
import { SavedViews } from '../../list/views/SavedViews.tsx'
import { ViewsPlace } from '../../list/views/ViewsPlace.tsx'
import { AddCompany } from './AddCompany.tsx'
import { type ListAddress, readAddress, writeAddress } from './address.ts'
import { CompaniesOnTheirWay } from './CompaniesOnTheirWay.tsx'
import { CompanyCounter } from './CompanyCounter.tsx'
import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyList } from './CompanyList.tsx'
import { companyViews } from './companyViews.ts'

/** The client companies. Heading and filters are there at once and stay, whatever becomes of the rows. */
export function CompaniesPage({ queryRef }: Props) {
  const { address, change, busy } = useListAddress(addressForm)
  const firstPage = writeAddress({ ...address, after: null, before: null })
  return (
    <ListPage>
      <PageHeader title="Companies">
        <AddCompany />
      </PageHeader>
      <CompanyFilters
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
        fallback={error => <LoadFailure error={error} title={failure} firstPage={firstPage} />}
      >
        <Suspense fallback={<CompaniesOnTheirWay />}>
          <List queryRef={queryRef} address={address} change={change} busy={busy} />
        </Suspense>
      </ErrorBoundary>
    </ListPage>
  )
}

type Props = PageProps<CompaniesPageQuery>
type Place = ListPlace<ListAddress>

const addressForm = { read: readAddress, write: writeAddress }
const failure = 'There was an error loading the data. Please try again.'

function List({ queryRef, ...place }: Props & Place) {
  const page = usePreloadedQuery<CompaniesPageQuery>(query, queryRef)
  return (
    <DefaultView query={page} list={companyViews} waiting={<CompaniesOnTheirWay />}>
      <CompanyList query={page} {...place} />
    </DefaultView>
  )
}

function Views({ queryRef, ...place }: Props & Omit<Place, 'busy'>) {
  return <SavedViews query={usePreloadedQuery<CompaniesPageQuery>(query, queryRef)} list={companyViews} {...place} />
}

function Counter({ queryRef }: Props) {
  return <CompanyCounter query={usePreloadedQuery<CompaniesPageQuery>(query, queryRef)} />
}

const query = graphql`
  query CompaniesPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: CompanyFilter
    $orderBy: CompanyOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "companies")
    ...DefaultView_query @arguments(tableName: "companies")
    ...CompanyCounter_query
    ...CompanyList_query
  }
`

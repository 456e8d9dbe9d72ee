import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { TalentsPageQuery } from '../../__generated__/TalentsPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LoadFailure } from '../list/LoadFailure.tsx'
import { type ListPlace, useListAddress } from '../list/useListAddress.ts'
import { AddTalent } from './AddTalent.tsx'
import { type ListAddress, readAddress, writeAddress } from './address.ts'
import { RowsOnTheirWay } from './RowsOnTheirWay.tsx'
import { TalentCounter } from './TalentCounter.tsx'
import { TalentFilters } from './TalentFilters.tsx'
import { TalentList } from './TalentList.tsx'

/** The talent database. Heading and filters are there at once and stay, whatever becomes of the rows. */
export function TalentsPage({ queryRef }: PageProps<TalentsPageQuery>) {
  const { address, change, busy } = useListAddress(addressForm)
  return (
    <ListPage>
      <PageHeader title="Talent Database">
        <AddTalent />
      </PageHeader>
      <TalentFilters
        address={address}
        change={change}
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

type ListProps = PageProps<TalentsPageQuery> & ListPlace<ListAddress>

const addressForm = { read: readAddress, write: writeAddress }
const failure = 'Error loading talent data. Please try again later.'

function List({ queryRef, ...place }: ListProps) {
  return <TalentList query={usePreloadedQuery<TalentsPageQuery>(query, queryRef)} {...place} />
}

function Counter({ queryRef }: PageProps<TalentsPageQuery>) {
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
    ...TalentCounter_query
    ...TalentList_query
  }
`

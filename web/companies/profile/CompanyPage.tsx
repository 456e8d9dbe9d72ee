import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { needsReload } from '../../app/problemWords.ts'
import { CompanyProblem } from './CompanyProblem.tsx'
import { CompanyProfile } from './CompanyProfile.tsx'
import { CompanySkeleton } from './CompanySkeleton.tsx'

/** A company, or that it could not be shown. */
export function CompanyPage({ queryRef }: PageProps<CompanyPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={problem}>
      <Suspense fallback={<CompanySkeleton />}>
        <Loaded queryRef={queryRef} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ queryRef }: PageProps<CompanyPageQuery>) {
  const { company } = usePreloadedQuery<CompanyPageQuery>(query, queryRef)
  return company ? <CompanyProfile company={company} /> : <CompanyProblem />
}

function problem(error: unknown) {
  if (needsReload(error)) throw error
  return <CompanyProblem error={error} />
}

const query = graphql`
  query CompanyPageQuery($id: Int!) @preloadable {
    company(id: $id) {
      ...CompanyProfile_company
    }
  }
`

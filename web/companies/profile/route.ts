import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import query from '../../__generated__/CompanyPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { asSkeleton } from '../../app/pageSkeleton.ts'
import { byId } from '../../app/readId.ts'
import { later } from '../../components/later.tsx'

/** One company. */
export const companyPage = definePage<CompanyPageQuery>({
  path: '/companies/:id',
  title: 'Company',
  query,
  variables: byId,
  page: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  Skeleton: later(async () => (await import('./CompanySkeleton.tsx')).CompanySkeleton, asSkeleton),
  failure: 'There was an error loading the company information',
})

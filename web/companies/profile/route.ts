import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import query from '../../__generated__/CompanyPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { lateSkeleton } from '../../app/lateSkeleton.tsx'
import { byId } from '../../app/readId.ts'

/** One company. */
export const companyPage = definePage<CompanyPageQuery>({
  path: '/companies/:id',
  title: 'Company',
  query,
  variables: byId,
  page: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  Skeleton: lateSkeleton(async () => (await import('./CompanySkeleton.tsx')).CompanySkeleton),
  failure: 'There was an error loading the company information',
})

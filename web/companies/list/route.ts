import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts'
import query from '../../__generated__/CompaniesPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { readAddress, variablesOf } from './address.ts'
import { CompaniesSkeleton } from './CompaniesSkeleton.tsx'

/** The client companies. Search, filter, order and page are in its address. */
export const companiesPage = definePage<CompaniesPageQuery>({
  path: '/companies',
  access: 'staff',
  title: 'Companies',
  query,
  variables: ({ search }) => variablesOf(readAddress(search)),
  page: async () => (await import('./CompaniesPage.tsx')).CompaniesPage,
  Skeleton: CompaniesSkeleton,
  failure: 'There was an error loading the data. Please try again.',
})

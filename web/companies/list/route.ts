import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts'
import query from '../../__generated__/CompaniesPageQuery$parameters.ts'
import { defineListPage } from '../../list/defineListPage.tsx'
import { companyList } from './companyList.ts'

/** The page with the list of client companies. */
export const companiesPage = defineListPage<CompaniesPageQuery>({
  path: '/companies',
  list: companyList,
  query,
  page: async () => (await import('./CompaniesPage.tsx')).CompaniesPage,
})

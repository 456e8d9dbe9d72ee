import type { DealsPageQuery } from '../../__generated__/DealsPageQuery.graphql.ts'
import query from '../../__generated__/DealsPageQuery$parameters.ts'
import { defineListPage } from '../../list/defineListPage.tsx'
import { dealList } from './dealList.ts'

/** The page 'talent pipeline' with the list of deals. */
export const dealsPage = defineListPage<DealsPageQuery>({
  path: '/deals',
  list: dealList,
  query,
  page: async () => (await import('./DealsPage.tsx')).DealsPage,
})

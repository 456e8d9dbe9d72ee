import type { TalentsPageQuery } from '../../__generated__/TalentsPageQuery.graphql.ts'
import query from '../../__generated__/TalentsPageQuery$parameters.ts'
import { defineListPage } from '../../list/defineListPage.tsx'
import { talentList } from './talentList.ts'

/** The page 'talent database' with the list of talents. */
export const talentsPage = defineListPage<TalentsPageQuery>({
  path: '/',
  list: talentList,
  query,
  page: async () => (await import('./TalentsPage.tsx')).TalentsPage,
})

import type { TalentsPageQuery } from '../../__generated__/TalentsPageQuery.graphql.ts'
import query from '../../__generated__/TalentsPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { readAddress, variablesOf } from './address.ts'
import { TalentsSkeleton } from './TalentsSkeleton.tsx'

/** The talent database. Search, filters, order and page are in its address. */
export const talentsPage = definePage<TalentsPageQuery>({
  path: '/',
  access: 'staff',
  title: 'Talent Database',
  query,
  variables: ({ search }) => variablesOf(readAddress(search)),
  page: async () => (await import('./TalentsPage.tsx')).TalentsPage,
  Skeleton: TalentsSkeleton,
  failure: 'Error loading talent data. Please try again later.',
})

import type { DealPageQuery } from '../../__generated__/DealPageQuery.graphql.ts'
import query from '../../__generated__/DealPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { asSkeleton } from '../../app/pageSkeleton.ts'
import { byId } from '../../app/readId.ts'
import { later } from '../../components/later.tsx'

/** One deal with its candidates. */
export const dealPage = definePage<DealPageQuery>({
  path: '/deals/:id',
  title: 'Deal',
  query,
  variables: byId,
  page: async () => (await import('./DealPage.tsx')).DealPage,
  Skeleton: later(async () => (await import('./DealSkeleton.tsx')).DealSkeleton, asSkeleton),
  failure: 'There was an error loading the deal. Please try again.',
})

import type { DealPageQuery } from '../../__generated__/DealPageQuery.graphql.ts'
import query from '../../__generated__/DealPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { byId } from '../../app/readId.ts'
import { DealSkeleton } from './DealSkeleton.tsx'

/** The page of a deal. */
export const dealPage = definePage<DealPageQuery>({
  path: '/deals/:id',
  title: 'Deal',
  query,
  variables: byId,
  page: async () => (await import('./DealPage.tsx')).DealPage,
  Skeleton: DealSkeleton,
  failure: 'There was an error loading the deal. Please try again.',
})

import type { MatchingPageQuery } from '../__generated__/MatchingPageQuery.graphql.ts'
import query from '../__generated__/MatchingPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { asSkeleton } from '../app/pageSkeleton.ts'
import { later } from '../components/later.tsx'

export const matchingPage = definePage<MatchingPageQuery>({
  path: '/job-matching',
  title: 'Job Description Matching',
  query,
  variables: () => ({}),
  page: async () => (await import('./MatchingPage.tsx')).MatchingPage,
  Skeleton: later(async () => (await import('./MatchingSkeleton.tsx')).MatchingSkeleton, asSkeleton),
})

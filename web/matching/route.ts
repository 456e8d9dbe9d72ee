import type { MatchingPageQuery } from '../__generated__/MatchingPageQuery.graphql.ts'
import query from '../__generated__/MatchingPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { MatchingSkeleton } from './MatchingSkeleton.tsx'

export const matchingPage = definePage<MatchingPageQuery>({
  path: '/job-matching',
  title: 'Job Description Matching',
  query,
  variables: () => ({}),
  page: async () => (await import('./MatchingPage.tsx')).MatchingPage,
  Skeleton: MatchingSkeleton,
})

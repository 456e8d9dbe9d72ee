import type { ApplyPageQuery } from '../__generated__/ApplyPageQuery.graphql.ts'
import query from '../__generated__/ApplyPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { publicSkeleton } from '../app/waiting.tsx'

/** Where anybody applies to a deal, by the link that a recruiter has shared. */
export const applyPage = definePage<ApplyPageQuery>({
  path: '/apply/:token',
  access: 'public',
  title: 'Apply',
  query,
  variables: ({ params: { token } }) => (token ? { token } : null),
  page: async () => (await import('./ApplyPage.tsx')).ApplyPage,
  Skeleton: publicSkeleton('Loading job information...'),
})

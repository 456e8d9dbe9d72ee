import type { SharePageQuery } from '../__generated__/SharePageQuery.graphql.ts'
import query from '../__generated__/SharePageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { publicSkeleton } from '../app/waiting.tsx'

/** What a client sees of a talent, by the link that a recruiter has sent. */
export const sharePage = definePage<SharePageQuery>({
  path: '/share/:shareableId',
  access: 'public',
  title: 'Talent profile',
  query,
  variables: ({ params: { shareableId } }) => (shareableId ? { shareableId } : null),
  page: async () => (await import('./SharePage.tsx')).SharePage,
  Skeleton: publicSkeleton('Loading profile...'),
})

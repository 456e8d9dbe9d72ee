import type { SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import query from '../../__generated__/SessionsPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { CardsSkeleton } from '../CardsSkeleton.tsx'

/** Where the person is signed in. */
export const sessionsPage = definePage<SessionsPageQuery>({
  path: '/sessions',
  access: 'staff',
  title: 'Your sessions',
  query,
  variables: () => ({}),
  page: async () => (await import('./SessionsPage.tsx')).SessionsPage,
  Skeleton: () => CardsSkeleton({ title: 'Your sessions', heights: ['240px'] }),
})

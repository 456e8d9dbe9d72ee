import type { SessionsPageQuery } from '../__generated__/SessionsPageQuery.graphql.ts'
import sessionsQuery from '../__generated__/SessionsPageQuery$parameters.ts'
import type { UsersPageQuery } from '../__generated__/UsersPageQuery.graphql.ts'
import query from '../__generated__/UsersPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'

/** The page with the viewer's password and API tokens, and for admins also with the users. */
export const usersPage = definePage<UsersPageQuery>({
  path: '/users',
  title: 'User Management',
  query,
  variables: () => ({}),
  page: async () => (await import('./UsersPage.tsx')).UsersPage,
  Skeleton: cardsSkeleton({ title: 'User Management', heights: ['320px', '320px'] }),
})

/** The page with the viewer's sessions. */
export const sessionsPage = definePage<SessionsPageQuery>({
  path: '/sessions',
  title: 'Your sessions',
  query: sessionsQuery,
  variables: () => ({}),
  page: async () => (await import('./sessions/SessionsPage.tsx')).SessionsPage,
  Skeleton: cardsSkeleton({ title: 'Your sessions', heights: ['240px'] }),
})

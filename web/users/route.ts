import type { UsersPageQuery } from '../__generated__/UsersPageQuery.graphql.ts'
import query from '../__generated__/UsersPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'

/** One's own password and API tokens; for admins everybody who has an account, too. */
export const usersPage = definePage<UsersPageQuery>({
  path: '/users',
  access: 'staff',
  title: 'User Management',
  query,
  variables: () => ({}),
  page: async () => (await import('./UsersPage.tsx')).UsersPage,
  Skeleton: () => CardsSkeleton({ title: 'User Management', heights: ['320px', '320px'] }),
})

import type { GraphiQLPageQuery } from '../__generated__/GraphiQLPageQuery.graphql.ts'
import query from '../__generated__/GraphiQLPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { GraphiQLSkeleton } from './GraphiQLSkeleton.tsx'

/** Where staff try out the GraphQL API: docs/decisions/006. Its editor weighs more than the rest of the pages together. */
export const graphiqlPage = definePage<GraphiQLPageQuery>({
  path: '/graphiql',
  access: 'staff',
  title: 'GraphiQL',
  query,
  variables: () => ({}),
  page: async () => (await import('./GraphiQLPage.tsx')).GraphiQLPage,
  Skeleton: GraphiQLSkeleton,
})

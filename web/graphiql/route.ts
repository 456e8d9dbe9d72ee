import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'
import query from '../__generated__/runsAsQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'

/** The page with GraphiQL, for staff: docs/decisions/036. The editor's code is larger than all other pages together. */
export const graphiqlPage = definePage<runsAsQuery>({
  path: '/graphiql',
  title: 'GraphiQL',
  query,
  variables: () => ({}),
  page: async () => (await import('./GraphiQLPage.tsx')).GraphiQLPage,
  Skeleton: () => PageHeader({ title: 'GraphiQL' }),
})

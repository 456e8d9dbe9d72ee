import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'
import query from '../__generated__/runsAsQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'

const title = 'API reference'

/** The page with the REST calls, for integrators: docs/decisions/113. RapiDoc is larger than most pages together. */
export const referencePage = definePage<runsAsQuery>({
  path: '/docs/api',
  title,
  query,
  variables: () => ({}),
  page: async () => (await import('./ReferencePage.tsx')).ReferencePage,
  Skeleton: () => PageHeader({ title }),
})

import type { AgencyPageQuery } from '../__generated__/AgencyPageQuery.graphql.ts'
import query from '../__generated__/AgencyPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'

const title = 'Agency settings'

/** The page of the agency's presentation to clients and its rules. Only admins may change these settings. */
export const agencyPage = definePage<AgencyPageQuery>({
  path: '/agency',
  title,
  query,
  variables: () => ({}),
  page: async () => (await import('./AgencyPage.tsx')).AgencyPage,
  Skeleton: cardsSkeleton({ title, heights: ['640px', '420px'] }),
})

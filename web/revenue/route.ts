import type { RevenuePageQuery } from '../__generated__/RevenuePageQuery.graphql.ts'
import query from '../__generated__/RevenuePageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'
import { monthsIn, periodIn } from './period.ts'

const title = 'Revenue'

/** The page with the agency's revenue and the filling of deals. The period is in the address. */
export const revenuePage = definePage<RevenuePageQuery>({
  path: '/revenue',
  title,
  query,
  variables: ({ search }) => monthsIn(periodIn(search)),
  page: async () => (await import('./RevenuePage.tsx')).RevenuePage,
  Skeleton: cardsSkeleton({ title, heights: ['240px', '420px'] }),
})

import type { RevenuePageQuery } from '../__generated__/RevenuePageQuery.graphql.ts'
import query from '../__generated__/RevenuePageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'
import { monthsIn, periodIn } from './period.ts'

const title = 'Revenue'

/** The agency's revenue, and how deals are filled. The address holds the period. */
export const revenuePage = definePage<RevenuePageQuery>({
  path: '/revenue',
  title,
  query,
  variables: ({ search }) => monthsIn(periodIn(search)),
  page: async () => (await import('./RevenuePage.tsx')).RevenuePage,
  Skeleton: cardsSkeleton({ title, heights: ['240px', '420px'] }),
})

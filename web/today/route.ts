import type { TodayPageQuery } from '../__generated__/TodayPageQuery.graphql.ts'
import query from '../__generated__/TodayPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'

/** The page with the viewer's open items. The address says whose items are shown, and which group is unfolded. */
export const todayPage = definePage<TodayPageQuery>({
  path: '/today',
  title: 'Today',
  query,
  variables: ({ search }) => ({
    scope: search.get('of') === 'everybody' ? 'EVERYBODY' : 'MINE',
    first: search.has('all') ? 200 : 20,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  page: async () => (await import('./TodayPage.tsx')).TodayPage,
  Skeleton: cardsSkeleton({ title: 'Today', heights: ['320px'] }),
  failure: 'There was an error loading Today. Please try again.',
})

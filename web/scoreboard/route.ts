import type { ScoreboardPageQuery } from '../__generated__/ScoreboardPageQuery.graphql.ts'
import query from '../__generated__/ScoreboardPageQuery$parameters.ts'
import { definePage } from '../app/definePage.tsx'
import { cardsSkeleton } from '../components/CardsSkeleton.tsx'
import { monthsIn, periodIn } from '../revenue/period.ts'

const title = 'Matching scoreboard'

/** The page with the outcomes of the matching's suggestions. The period and the version are in the address. */
export const scoreboardPage = definePage<ScoreboardPageQuery>({
  path: '/scoreboard',
  title,
  query,
  variables: ({ search }) => ({ ...monthsIn(periodIn(search)), engine: search.get('engine') }),
  page: async () => (await import('./ScoreboardPage.tsx')).ScoreboardPage,
  Skeleton: cardsSkeleton({ title, heights: ['240px', '160px'] }),
})

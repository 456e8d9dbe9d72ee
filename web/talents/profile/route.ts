import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import query from '../../__generated__/TalentPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { asSkeleton } from '../../app/pageSkeleton.ts'
import { byId } from '../../app/readId.ts'
import { later } from '../../components/later.tsx'

/** One talent's profile. */
export const talentPage = definePage<TalentPageQuery>({
  path: '/talent/:id',
  title: 'Talent',
  query,
  variables: byId,
  page: async () => (await import('./TalentPage.tsx')).TalentPage,
  Skeleton: later(async () => (await import('./TalentSkeleton.tsx')).TalentSkeleton, asSkeleton),
  failure: 'Error loading talent profile. Please try again later.',
})

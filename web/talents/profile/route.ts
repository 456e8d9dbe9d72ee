import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import query from '../../__generated__/TalentPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { lateSkeleton } from '../../app/lateSkeleton.tsx'
import { byId } from '../../app/readId.ts'

/** One talent's profile. */
export const talentPage = definePage<TalentPageQuery>({
  path: '/talent/:id',
  title: 'Talent',
  query,
  variables: byId,
  page: async () => (await import('./TalentPage.tsx')).TalentPage,
  Skeleton: lateSkeleton(async () => (await import('./TalentSkeleton.tsx')).TalentSkeleton),
  failure: 'Error loading talent profile. Please try again later.',
})

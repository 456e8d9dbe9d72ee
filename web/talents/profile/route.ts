import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import query from '../../__generated__/TalentPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { readId } from '../../app/readId.ts'
import { TalentPageSkeleton } from './TalentPageSkeleton.tsx'

/** One talent's profile. */
export const talentPage = definePage<TalentPageQuery>({
  path: '/talent/:id',
  access: 'staff',
  title: 'Talent',
  query,
  variables({ params }) {
    const id = readId(params.id)
    return id === null ? null : { id }
  },
  page: async () => (await import('./TalentPage.tsx')).TalentPage,
  Skeleton: TalentPageSkeleton,
  failure: 'Error loading talent profile. Please try again later.',
})

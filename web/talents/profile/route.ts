import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import query from '../../__generated__/TalentPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { byId } from '../../app/readId.ts'
import { profileSkeleton } from '../../components/ProfileLayout.tsx'

const line = { maxWidth: '72ch' }
const text = [line, line, { width: '280px', maxWidth: '100%' }]

/** The page with a talent's profile. */
export const talentPage = definePage<TalentPageQuery>({
  path: '/talent/:id',
  title: 'Talent',
  query,
  variables: byId,
  page: async () => (await import('./TalentPage.tsx')).TalentPage,
  Skeleton: profileSkeleton({
    avatar: 'circle',
    story: [text, text, text],
    facts: ['132px', '132px', '132px'],
  }),
  failure: 'Error loading talent profile. Please try again later.',
})

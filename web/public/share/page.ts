import type { SharePageQuery } from '../../__generated__/SharePageQuery.graphql.ts'
import query from '../../__generated__/SharePageQuery$parameters.ts'
import { definePublicPage } from '../definePublicPage.tsx'

/** The limited profile of a talent, which a client opens by a recruiter's link. */
export const sharePage = definePublicPage<SharePageQuery>({
  folder: 'share',
  title: 'Talent profile',
  waiting: 'Loading profile...',
  query,
  variables: shareableId => ({ shareableId }),
  page: async () => (await import('./SharePage.tsx')).SharePage,
})

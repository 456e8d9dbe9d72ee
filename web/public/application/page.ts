import type { ApplicationPageQuery } from '../../__generated__/ApplicationPageQuery.graphql.ts'
import query from '../../__generated__/ApplicationPageQuery$parameters.ts'
import { definePublicPage } from '../definePublicPage.tsx'

/** Where an applicant follows an application, without an account. */
export const applicationPage = definePublicPage<ApplicationPageQuery>({
  folder: 'application',
  title: 'Your application',
  waiting: 'Loading...',
  query,
  variables: secret => ({ secret }),
  page: async () => (await import('./ApplicationPage.tsx')).ApplicationPage,
})

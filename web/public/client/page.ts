import type { ClientPageQuery } from '../../__generated__/ClientPageQuery.graphql.ts'
import query from '../../__generated__/ClientPageQuery$parameters.ts'
import { definePublicPage } from '../definePublicPage.tsx'
import { entryOf } from './keys.ts'

/** The profiles that a recruiter has shared with a client, who answers here. */
export const clientPage = definePublicPage<ClientPageQuery>({
  folder: 'shared',
  title: 'Shared profiles',
  waiting: 'Loading profiles...',
  query,
  variables: entryOf,
  page: async () => (await import('./ClientPage.tsx')).ClientPage,
})

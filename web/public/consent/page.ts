import type { ConsentPageQuery } from '../../__generated__/ConsentPageQuery.graphql.ts'
import query from '../../__generated__/ConsentPageQuery$parameters.ts'
import { definePublicPage } from '../definePublicPage.tsx'

/** Where a talent agrees to be presented for a position, or takes the consent back. */
export const consentPage = definePublicPage<ConsentPageQuery>({
  folder: 'consent',
  title: 'Your consent',
  waiting: 'Loading...',
  query,
  variables: token => ({ token }),
  page: async () => (await import('./ConsentPage.tsx')).ConsentPage,
})

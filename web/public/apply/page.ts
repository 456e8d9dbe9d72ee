import type { ApplyPageQuery } from '../../__generated__/ApplyPageQuery.graphql.ts'
import query from '../../__generated__/ApplyPageQuery$parameters.ts'
import { definePublicPage } from '../definePublicPage.tsx'

/** The public page where anybody with the apply link applies to a deal. */
export const applyPage = definePublicPage<ApplyPageQuery>({
  folder: 'apply',
  title: 'Apply',
  waiting: 'Loading job information...',
  query,
  variables: token => ({ token }),
  page: async () => (await import('./ApplyPage.tsx')).ApplyPage,
})

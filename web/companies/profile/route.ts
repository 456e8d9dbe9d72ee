import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import query from '../../__generated__/CompanyPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { byId } from '../../app/readId.ts'
import { profileSkeleton } from '../../components/ProfileLayout.tsx'

const candidate = { height: '176px' }

/** The page of a company. */
export const companyPage = definePage<CompanyPageQuery>({
  path: '/companies/:id',
  title: 'Company',
  query,
  variables: byId,
  page: async () => (await import('./CompanyPage.tsx')).CompanyPage,
  Skeleton: profileSkeleton({
    avatar: 'square',
    story: [[candidate, candidate]],
    facts: ['88px', '88px', '88px'],
  }),
  failure: 'There was an error loading the company information',
})

import type { DealsPageQuery } from '../../__generated__/DealsPageQuery.graphql.ts'
import query from '../../__generated__/DealsPageQuery$parameters.ts'
import { definePage } from '../../app/definePage.tsx'
import { readAddress, variablesOf } from './address.ts'
import { DealsSkeleton } from './DealsSkeleton.tsx'

/** The talent pipeline: all deals. Search, filters, order and page are in its address. */
export const dealsPage = definePage<DealsPageQuery>({
  path: '/deals',
  access: 'staff',
  title: 'Talent Pipeline',
  query,
  variables: ({ search }) => variablesOf(readAddress(search)),
  page: async () => (await import('./DealsPage.tsx')).DealsPage,
  Skeleton: DealsSkeleton,
  failure: 'There was an error loading the deals data. Please try again.',
})

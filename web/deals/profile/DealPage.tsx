import { graphql, usePreloadedQuery } from 'react-relay'
import type { DealPageQuery } from '../../__generated__/DealPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { DealNotFound } from './DealNotFound.tsx'
import { DealView } from './DealView.tsx'

/** A deal, or that there is no such deal. */
export function DealPage({ queryRef }: PageProps<DealPageQuery>) {
  const { deal } = usePreloadedQuery<DealPageQuery>(query, queryRef)
  return deal ? <DealView deal={deal} /> : <DealNotFound />
}

const query = graphql`
  query DealPageQuery($id: Int!) @preloadable {
    deal(id: $id) {
      ...DealView_deal
    }
  }
`

import { graphql, usePreloadedQuery } from 'react-relay'
import type { TalentPageQuery } from '../../__generated__/TalentPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { TalentNotFound } from './TalentNotFound.tsx'
import { TalentProfile } from './TalentProfile.tsx'

/** A talent's profile, or that there is no such talent. */
export function TalentPage({ queryRef }: PageProps<TalentPageQuery>) {
  const { talent, viewer } = usePreloadedQuery<TalentPageQuery>(query, queryRef)
  return talent && viewer ? <TalentProfile talent={talent} viewer={viewer} /> : <TalentNotFound />
}

const query = graphql`
  query TalentPageQuery($id: Int!) @preloadable {
    talent(id: $id) {
      ...TalentProfile_talent
    }
    viewer {
      ...TalentProfile_viewer
    }
  }
`

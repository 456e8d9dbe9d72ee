import { graphql, useFragment } from 'react-relay'
import type { TalentCounter_query$key } from '../../__generated__/TalentCounter_query.graphql.ts'

/** 'X of Y talents': those that match, of all. */
export function TalentCounter({ query: key }: { query: TalentCounter_query$key }) {
  const { talents, talentCount } = useFragment(fragment, key)
  return `${talents.totalCount.toLocaleString('en')} of ${talentCount.toLocaleString('en')} talents`
}

const fragment = graphql`
  fragment TalentCounter_query on Query {
    talentCount
    talents(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
    }
  }
`

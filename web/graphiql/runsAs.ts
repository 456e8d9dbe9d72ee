import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'

/** The name of the user in whose session the page runs documents and calls. */
export function useRunsAs(queryRef: PreloadedQuery<runsAsQuery>): string {
  const { viewer } = usePreloadedQuery<runsAsQuery>(query, queryRef)
  return viewer ? `${viewer.firstName} ${viewer.lastName}`.trim() : 'nobody'
}

const query = graphql`
  query runsAsQuery @preloadable {
    viewer { firstName lastName }
  }
`

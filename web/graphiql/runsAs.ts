import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'

/** Who is signed in, on a page that runs documents and calls of their own. */
export function useRunsAs(queryRef: PreloadedQuery<runsAsQuery>): string {
  const { viewer } = usePreloadedQuery<runsAsQuery>(query, queryRef)
  return viewer ? `${viewer.firstName} ${viewer.lastName}`.trim() : 'nobody'
}

const query = graphql`
  query runsAsQuery @preloadable {
    viewer { firstName lastName }
  }
`

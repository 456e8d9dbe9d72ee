import { graphql, usePaginationFragment } from 'react-relay'
import type { ProfileTimeline_talent$key } from '../../../__generated__/ProfileTimeline_talent.graphql.ts'
import type { ProfileTimelineQuery } from '../../../__generated__/ProfileTimelineQuery.graphql.ts'
import { Timeline } from '../../../timeline/Timeline.tsx'

/** What was done with this talent. */
export function ProfileTimeline({ talent: key }: { talent: ProfileTimeline_talent$key }) {
  const { data, ...pages } = usePaginationFragment<ProfileTimelineQuery, ProfileTimeline_talent$key>(fragment, key)
  return <Timeline page="talent" entries={data.activity.edges.map(edge => edge.node)} pages={pages} />
}

const fragment = graphql`
  fragment ProfileTimeline_talent on Talent
  @refetchable(queryName: "ProfileTimelineQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "ProfileTimeline_activity") {
      edges {
        node {
          id
          ...TimelineEntry_activity
        }
      }
    }
  }
`

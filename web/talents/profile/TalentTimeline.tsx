import { graphql } from 'react-relay'
import type { TalentTimeline_talent$key } from '../../__generated__/TalentTimeline_talent.graphql.ts'
import type { TalentTimelineQuery } from '../../__generated__/TalentTimelineQuery.graphql.ts'
import { usePaginationFragment } from '../../relay/usePaginationFragment.ts'
import { Timeline } from '../../timeline/Timeline.tsx'

/** The activity of a talent. */
export function TalentTimeline({ talent: key }: { talent: TalentTimeline_talent$key }) {
  return (
    <Timeline page="talent" {...usePaginationFragment<TalentTimelineQuery, TalentTimeline_talent$key>(fragment, key)} />
  )
}

const fragment = graphql`
  fragment TalentTimeline_talent on Talent
  @refetchable(queryName: "TalentTimelineQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "TalentTimeline_activity") {
      edges {
        node { id ...Timeline_activities }
      }
    }
  }
`

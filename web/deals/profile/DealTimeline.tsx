import { graphql } from 'react-relay'
import type { DealTimeline_deal$key } from '../../__generated__/DealTimeline_deal.graphql.ts'
import type { DealTimelineQuery } from '../../__generated__/DealTimelineQuery.graphql.ts'
import { usePaginationFragment } from '../../relay/usePaginationFragment.ts'
import { Timeline } from '../../timeline/Timeline.tsx'

/** The activity of the deal, newest first. */
export function DealTimeline({ deal: key }: { deal: DealTimeline_deal$key }) {
  return <Timeline page="deal" {...usePaginationFragment<DealTimelineQuery, DealTimeline_deal$key>(fragment, key)} />
}

const fragment = graphql`
  fragment DealTimeline_deal on Deal
  @refetchable(queryName: "DealTimelineQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "DealTimeline_activity") {
      edges {
        node { id ...Timeline_activities }
      }
    }
  }
`

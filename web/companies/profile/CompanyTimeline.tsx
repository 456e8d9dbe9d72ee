import { graphql } from 'react-relay'
import type { CompanyTimeline_company$key } from '../../__generated__/CompanyTimeline_company.graphql.ts'
import type { CompanyTimelineQuery } from '../../__generated__/CompanyTimelineQuery.graphql.ts'
import { usePaginationFragment } from '../../relay/usePaginationFragment.ts'
import { Timeline } from '../../timeline/Timeline.tsx'

/** The activity of the company and its deals. */
export function CompanyTimeline({ company: key }: { company: CompanyTimeline_company$key }) {
  return (
    <Timeline
      page="company"
      {...usePaginationFragment<CompanyTimelineQuery, CompanyTimeline_company$key>(fragment, key)}
    />
  )
}

const fragment = graphql`
  fragment CompanyTimeline_company on Company
  @refetchable(queryName: "CompanyTimelineQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "CompanyTimeline_activity") {
      edges {
        node { id ...Timeline_activities }
      }
    }
  }
`

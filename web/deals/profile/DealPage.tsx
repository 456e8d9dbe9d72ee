import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { DealPage_deal$key } from '../../__generated__/DealPage_deal.graphql.ts'
import type { DealPageQuery } from '../../__generated__/DealPageQuery.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { RecordNotFound } from '../../app/NotFound.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { Candidates } from '../../candidates/Candidates.tsx'
import { useDealLayout } from './DealSkeleton.tsx'
import { DealTimeline } from './DealTimeline.tsx'
import { DealInformation } from './facts/DealInformation.tsx'
import { JobDescription } from './facts/JobDescription.tsx'
import { SelectedCandidate } from './facts/SelectedCandidate.tsx'
import { DealHeader } from './header/DealHeader.tsx'

/** A deal, or that there is no such deal. */
export function DealPage({ queryRef }: PageProps<DealPageQuery>) {
  const { deal } = usePreloadedQuery<DealPageQuery>(query, queryRef)
  return deal ? (
    <Profile deal={deal} />
  ) : (
    <RecordNotFound
      title="Deal not found"
      text="The deal you're looking for doesn't exist or you don't have permission to view it."
      back={{ to: '/deals', label: 'Back to Deals' }}
    />
  )
}

/** All that staff know of a deal: what is agreed, what is sought, who is in the running, and what was done. */
function Profile({ deal: key }: { deal: DealPage_deal$key }) {
  const deal = useFragment(fragment, key)
  const layout = useDealLayout()
  return (
    <div className={layout.page}>
      <PageTitle>{deal.title}</PageTitle>
      <DealHeader deal={deal} />
      <div className={mergeClasses(layout.line, layout.body)}>
        <div className={layout.cards}>
          <div className={layout.facts}>
            <DealInformation deal={deal} />
          </div>
          <div className={layout.story}>
            <JobDescription deal={deal} />
          </div>
        </div>
        <SectionBoundary>
          <SelectedCandidate deal={deal} />
        </SectionBoundary>
        <SectionBoundary>
          <Candidates deal={deal} />
        </SectionBoundary>
        <SectionBoundary>
          <DealTimeline deal={deal} />
        </SectionBoundary>
      </div>
    </div>
  )
}

const query = graphql`
  query DealPageQuery($id: Int!) @preloadable {
    deal(id: $id) {
      ...DealPage_deal
    }
  }
`

const fragment = graphql`
  fragment DealPage_deal on Deal {
    title
    ...DealHeader_deal
    ...DealInformation_deal
    ...JobDescription_deal
    ...SelectedCandidate_deal
    ...Candidates_deal
    ...DealTimeline_deal
  }
`

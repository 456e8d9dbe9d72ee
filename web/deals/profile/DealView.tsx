import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealView_deal$key } from '../../__generated__/DealView_deal.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { Candidates } from '../../candidates/Candidates.tsx'
import { DealTimeline } from './DealTimeline.tsx'
import { DealInformation } from './facts/DealInformation.tsx'
import { JobDescription } from './facts/JobDescription.tsx'
import { SelectedCandidate } from './facts/SelectedCandidate.tsx'
import { DealHeader } from './header/DealHeader.tsx'
import { useDealLayout } from './useDealLayout.ts'

/** All that staff know of a deal: what is agreed, what is sought, who is in the running, and what was done. */
export function DealView({ deal: key }: { deal: DealView_deal$key }) {
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

const fragment = graphql`
  fragment DealView_deal on Deal {
    title
    ...DealHeader_deal
    ...DealInformation_deal
    ...JobDescription_deal
    ...SelectedCandidate_deal
    ...Candidates_deal
    ...DealTimeline_deal
  }
`

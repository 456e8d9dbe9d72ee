import { mergeClasses } from '@fluentui/react-components'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { DealPageQuery } from '../../__generated__/DealPageQuery.graphql.ts'
import { asSection } from '../../app/asSection.tsx'
import { SectionBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { RecordNotFound } from '../../app/NotFound.tsx'
import { RecordTitle } from '../../app/RecordTitle.tsx'
import { Candidates } from '../../candidates/Candidates.tsx'
import { later } from '../../components/later.tsx'
import { useProfileLayout } from '../../components/ProfileLayout.tsx'
import { DealReminders } from '../../reminders/Reminders.tsx'
import { DealShares } from '../../shares/DealShares.tsx'
import { useDealLayout } from './DealSkeleton.tsx'
import { DealInformation } from './facts/DealInformation.tsx'
import { JobDescription } from './facts/JobDescription.tsx'
import { SelectedCandidate } from './facts/SelectedCandidate.tsx'
import { DealHeader } from './header/DealHeader.tsx'
import { ShareApplicationLink } from './header/ShareApplicationLink.tsx'
import { ApplicationLimit } from './limit/ApplicationLimit.tsx'
import { ApplicationQuestions } from './questions/ApplicationQuestions.tsx'

/** A deal's page: facts, job description, candidates and activity. */
export function DealPage({ queryRef }: PageProps<DealPageQuery>) {
  const { deal, viewer } = usePreloadedQuery<DealPageQuery>(query, queryRef)
  const layout = useProfileLayout()
  const styles = useDealLayout()
  if (!deal || !viewer) {
    return (
      <RecordNotFound
        title="Deal not found"
        text="The deal you're looking for doesn't exist or you don't have permission to view it."
        back={{ to: '/deals', label: 'Back to Deals' }}
      />
    )
  }
  return (
    <div className={layout.page}>
      <RecordTitle to={`/deals/${deal.databaseId}`}>{deal.title}</RecordTitle>
      <DealHeader deal={deal} />
      <div className={mergeClasses(layout.line, styles.body)}>
        <div className={styles.cards}>
          <div className={styles.facts}>
            <DealInformation deal={deal} />
          </div>
          <div className={styles.story}>
            <JobDescription deal={deal} />
          </div>
        </div>
        <SectionBoundary>
          <SelectedCandidate deal={deal} />
        </SectionBoundary>
        <SectionBoundary>
          <Candidates
            deal={deal}
            actions={
              <div className={styles.applying}>
                <ApplicationLimit deal={deal} />
                <ApplicationQuestions deal={deal} />
                <ShareApplicationLink deal={deal} />
              </div>
            }
          />
        </SectionBoundary>
        <SectionBoundary>
          <DealShares deal={deal} />
        </SectionBoundary>
        <DealReminders deal={deal} />
        <DealComments deal={deal} viewer={viewer} />
        <DealTimeline deal={deal} />
      </div>
    </div>
  )
}

const DealComments = later(async () => (await import('../../comments/DealComments.tsx')).DealComments, asSection(240))

const DealTimeline = later(async () => (await import('./DealTimeline.tsx')).DealTimeline, asSection(400))

const query = graphql`
  query DealPageQuery($id: Int!) @preloadable {
    deal(id: $id) {
      databaseId title
      ...DealHeader_deal
      ...DealInformation_deal
      ...JobDescription_deal
      ...SelectedCandidate_deal
      ...Candidates_deal
      ...ApplicationLimit_deal
      ...ApplicationQuestions_deal
      ...ShareApplicationLink_deal
      ...DealShares_deal
      ...Reminders_deal
      ...DealComments_deal
      ...DealTimeline_deal
    }
    viewer { ...CommentForm_viewer }
  }
`

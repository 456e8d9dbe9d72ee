import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { DealPage_applicationLimit$key } from '../../__generated__/DealPage_applicationLimit.graphql.ts'
import type { DealPage_applicationQuestions$key } from '../../__generated__/DealPage_applicationQuestions.graphql.ts'
import type { DealPage_dealHeader$key } from '../../__generated__/DealPage_dealHeader.graphql.ts'
import type { DealPage_shareApplicationLink$key } from '../../__generated__/DealPage_shareApplicationLink.graphql.ts'
import type { DealPageQuery } from '../../__generated__/DealPageQuery.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { laterSection } from '../../app/laterSection.tsx'
import { BackLink, Link } from '../../app/links.tsx'
import { RecordNotFound } from '../../app/NotFound.tsx'
import { RecordTitle } from '../../app/RecordTitle.tsx'
import { Candidates } from '../../candidates/Candidates.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { DialogHost } from '../../components/DialogHost.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { ProfileBar } from '../../components/ProfileBar.tsx'
import { useProfileLayout } from '../../components/ProfileLayout.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { dealStatusWords } from '../../components/statuses.ts'
import { StableLabel } from '../../components/texts.tsx'
import { DealReminders } from '../../reminders/Reminders.tsx'
import { DealShares } from '../../shares/RecordShares.tsx'
import { useCopyApplyLink } from '../useCopyApplyLink.ts'
import { useDealLayout } from './DealSkeleton.tsx'
import { DealInformation } from './facts/DealInformation.tsx'
import { JobDescription } from './facts/JobDescription.tsx'
import { SelectedCandidate } from './facts/SelectedCandidate.tsx'
import { DealButtons } from './header/DealButtons.tsx'

/** The page of a deal, with facts, job description, candidates and activity. */
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

const DealComments = laterSection(async () => (await import('../../comments/CommentsCard.tsx')).DealComments, 240)

const DealTimeline = laterSection(async () => (await import('../../timeline/Timeline.tsx')).DealTimeline, 400)

/** The button that opens the questions for applicants. */
function ApplicationQuestions({ deal: key }: { deal: DealPage_applicationQuestions$key }) {
  const deal = useFragment(fragment, key)
  const { length } = deal.applicationQuestions.questions
  return (
    <DialogButton
      data-second=""
      icon={<QuestionCircleRegular />}
      dialog={onClose => <QuestionsDialog deal={deal} onClose={onClose} />}
    >
      Application questions{length > 0 && ` (${length})`}
    </DialogButton>
  )
}

const QuestionsDialog = laterDialog(async () => (await import('./questions/QuestionsDialog.tsx')).QuestionsDialog)

function ApplicationLimit({ deal: key }: { deal: DealPage_applicationLimit$key }) {
  const deal = useFragment(applicationLimitFragment, key)
  const { limit, currentCount, isReached } = deal.applicationLimit
  const styles = useStyles()
  return (
    <DialogButton icon={<PeopleCommunityRegular />} dialog={onClose => <LimitDialog deal={deal} onClose={onClose} />}>
      Application limit
      {typeof limit === 'number' && (
        <span className={mergeClasses(styles.count, isReached && styles.reached)}>
          {currentCount} of {limit}
        </span>
      )}
    </DialogButton>
  )
}

const LimitDialog = laterDialog(async () => (await import('./limit/LimitDialog.tsx')).LimitDialog)

function DealHeader({ deal: key }: { deal: DealPage_dealHeader$key }) {
  const deal = useFragment(dealHeaderFragment, key)
  const { title, status, company } = deal
  const styles = useStyles()
  return (
    <ProfileBar
      back={<BackLink to="/deals">Back to Deals</BackLink>}
      name={title}
      status={status !== '%future added value' && <StatusBadge {...dealStatusWords[status]} />}
      more={stuck =>
        !stuck &&
        company && (
          <span className={styles.company}>
            <Link to={`/companies/${company.databaseId}`}>
              <bdi>{company.name}</bdi>
            </Link>
          </span>
        )
      }
      actions={
        <DialogHost>
          <DealButtons deal={deal} />
        </DialogHost>
      }
    />
  )
}

function ShareApplicationLink({ deal: key }: { deal: DealPage_shareApplicationLink$key }) {
  const { databaseId } = useFragment(shareApplicationLinkFragment, key)
  const { copied, busy, copyLink } = useCopyApplyLink(mutation)
  return (
    <Button
      icon={copied ? <CheckmarkRegular /> : <LinkRegular />}
      disabledFocusable={busy}
      onClick={() => copyLink(databaseId)}
    >
      <StableLabel label={copied ? COPIED : SHARE} all={[SHARE, COPIED]} />
    </Button>
  )
}

const SHARE = 'Share Application Link'
const COPIED = 'Link copied'

const query = graphql`
  query DealPageQuery($id: Int!) @preloadable {
    deal(id: $id) {
      databaseId title
      ...DealPage_dealHeader
      ...DealInformation_deal
      ...JobDescription_deal
      ...SelectedCandidate_deal
      ...Candidates_deal
      ...DealPage_applicationLimit
      ...DealPage_applicationQuestions
      ...DealPage_shareApplicationLink
      ...RecordShares_deal
      ...Reminders_deal
      ...CommentsCard_deal
      ...Timeline_deal
    }
    viewer { ...CommentForm_viewer }
  }
`

const fragment = graphql`
  fragment DealPage_applicationQuestions on Deal {
    applicationQuestions {
      questions { text }
    }
    ...QuestionsDialog_deal
  }
`

const applicationLimitFragment = graphql`
  fragment DealPage_applicationLimit on Deal {
    applicationLimit { limit currentCount isReached }
    ...LimitDialog_deal
  }
`

const dealHeaderFragment = graphql`
  fragment DealPage_dealHeader on Deal {
    title status
    company { databaseId name }
    ...DealButtons_deal
  }
`

const shareApplicationLinkFragment = graphql`
  fragment DealPage_shareApplicationLink on Deal { databaseId }
`

const mutation = graphql`
  mutation DealPageMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
      deal { ...Timeline_deal }
    }
  }
`

const useStyles = makeStyles({
  count: {
    marginInlineStart: tokens.spacingHorizontalSNudge,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  reached: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  company: { minWidth: 0, overflowWrap: 'anywhere' },
})

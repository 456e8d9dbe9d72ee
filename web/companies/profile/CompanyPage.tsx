import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import { asSection } from '../../app/asSection.tsx'
import { BackLink } from '../../app/BackLink.tsx'
import { ErrorBoundary, needsReload, SectionBoundary, useRetryWhenBack } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { RecordTitle } from '../../app/RecordTitle.tsx'
import { later } from '../../components/later.tsx'
import { Problem } from '../../components/Problem.tsx'
import { isProblem } from '../../components/ProblemError.ts'
import { ProfileLayout, useProfileLayout } from '../../components/ProfileLayout.tsx'
import { CompanyReminders } from '../../reminders/Reminders.tsx'
import { CompanyShares } from '../../shares/CompanyShares.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyHeader } from './CompanyHeader.tsx'
import { SelectedCandidates } from './SelectedCandidates.tsx'

/** A company's page, or a message when it could not be loaded. */
export function CompanyPage({ queryRef }: PageProps<CompanyPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={problem}>
      <Loaded queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function Loaded({ queryRef }: PageProps<CompanyPageQuery>) {
  const { company, viewer } = usePreloadedQuery<CompanyPageQuery>(query, queryRef)
  if (!company || !viewer) return <NotShown />
  return (
    <>
      <RecordTitle to={`/companies/${company.databaseId}`}>{company.name}</RecordTitle>
      <ProfileLayout
        bar={<CompanyHeader company={company} />}
        story={
          <SectionBoundary>
            <SelectedCandidates company={company} />
          </SectionBoundary>
        }
        facts={<CompanyFacts company={company} />}
        more={
          <>
            <SectionBoundary>
              <CompanyShares company={company} />
            </SectionBoundary>
            <CompanyReminders company={company} />
            <CompanyComments company={company} viewer={viewer} />
            <CompanyTimeline company={company} />
          </>
        }
      />
    </>
  )
}

function problem(error: unknown) {
  if (needsReload(error)) throw error
  return <NotShown error={error} />
}

/** Shown when the company could not be loaded or does not exist. */
function NotShown({ error }: { error?: unknown }) {
  const styles = useStyles()
  const layout = useProfileLayout()
  const { revalidate, state } = useRevalidator()
  useRetryWhenBack(error, revalidate)
  const reference = isProblem(error) ? error.requestId : undefined
  return (
    <div className={mergeClasses(layout.line, styles.root)}>
      <PageTitle>Company</PageTitle>
      <BackLink to="/companies">Back to Companies</BackLink>
      <Problem
        level="page"
        words={{
          title: 'Error',
          text: 'There was an error loading the company information',
          again: 'Retry',
          reference,
        }}
        busy={state === 'loading'}
        onRetry={revalidate}
      />
    </div>
  )
}

const CompanyComments = later(
  async () => (await import('../../comments/CompanyComments.tsx')).CompanyComments,
  asSection(240),
)

const CompanyTimeline = later(async () => (await import('./CompanyTimeline.tsx')).CompanyTimeline, asSection(400))

const query = graphql`
  query CompanyPageQuery($id: Int!) @preloadable {
    company(id: $id) {
      databaseId name
      ...CompanyHeader_company
      ...SelectedCandidates_company
      ...CompanyFacts_company
      ...CompanyShares_company
      ...Reminders_company
      ...CompanyComments_company
      ...CompanyTimeline_company
    }
    viewer { ...CommentForm_viewer }
  }
`

const useStyles = makeStyles({ root: { paddingBlockStart: tokens.spacingVerticalL } })

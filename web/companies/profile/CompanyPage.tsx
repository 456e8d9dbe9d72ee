import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CompanyPage_company$key } from '../../__generated__/CompanyPage_company.graphql.ts'
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { ErrorBoundary, SectionBoundary, useRetryWhenBack } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { needsReload } from '../../app/problemWords.ts'
import { Problem } from '../../components/Problem.tsx'
import { ProfileLayout, useProfileLayout } from '../../components/ProfileLayout.tsx'
import { isProblem } from '../../relay/ProblemError.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyHeader } from './CompanyHeader.tsx'
import { CompanyTimeline } from './CompanyTimeline.tsx'
import { SelectedCandidates } from './SelectedCandidates.tsx'

/** A company, or that it could not be shown. */
export function CompanyPage({ queryRef }: PageProps<CompanyPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={problem}>
      <Loaded queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function Loaded({ queryRef }: PageProps<CompanyPageQuery>) {
  const { company } = usePreloadedQuery<CompanyPageQuery>(query, queryRef)
  return company ? <Profile company={company} /> : <NotShown />
}

/** All that staff know of a company: who works there through us, what is billed, and what was done. */
function Profile({ company: key }: { company: CompanyPage_company$key }) {
  const company = useFragment(fragment, key)
  return (
    <>
      <PageTitle>{company.name}</PageTitle>
      <ProfileLayout
        bar={<CompanyHeader company={company} />}
        story={
          <SectionBoundary>
            <SelectedCandidates company={company} />
          </SectionBoundary>
        }
        facts={<CompanyFacts company={company} />}
        more={
          <SectionBoundary>
            <CompanyTimeline company={company} />
          </SectionBoundary>
        }
      />
    </>
  )
}

function problem(error: unknown) {
  if (needsReload(error)) throw error
  return <NotShown error={error} />
}

/** In place of a company that could not be loaded, or is not there. */
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

const query = graphql`
  query CompanyPageQuery($id: Int!) @preloadable {
    company(id: $id) {
      ...CompanyPage_company
    }
  }
`

const fragment = graphql`
  fragment CompanyPage_company on Company {
    name
    ...CompanyHeader_company
    ...SelectedCandidates_company
    ...CompanyFacts_company
    ...CompanyTimeline_company
  }
`

const useStyles = makeStyles({ root: { paddingBlockStart: tokens.spacingVerticalL } })

import { graphql, usePreloadedQuery } from 'react-relay'
import type { MatchingPageQuery } from '../__generated__/MatchingPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { MatchForm } from './MatchForm.tsx'
import { useMatchingLayout } from './MatchingSkeleton.tsx'
import { MatchResults } from './MatchResults.tsx'
import { useSearch } from './useSearch.ts'

/** The job description at the left, the matches at the right. */
export function MatchingPage({ queryRef }: PageProps<MatchingPageQuery>) {
  const { talentCount } = usePreloadedQuery<MatchingPageQuery>(query, queryRef)
  const layout = useMatchingLayout()
  const search = useSearch()
  return (
    <>
      <PageHeader title="Job Description Matching" />
      <div className={layout.columns}>
        <MatchForm search={search} />
        <MatchResults search={search} talentCount={talentCount} />
      </div>
    </>
  )
}

const query = graphql`
  query MatchingPageQuery @preloadable {
    talentCount
  }
`

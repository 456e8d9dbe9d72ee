import { useEffect } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { MatchingPageMutation } from '../__generated__/MatchingPageMutation.graphql.ts'
import type { MatchingPageQuery } from '../__generated__/MatchingPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { Link } from '../app/links.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { MatchForm } from './MatchForm.tsx'
import { useMatchingLayout } from './MatchingSkeleton.tsx'
import { MatchResults } from './MatchResults.tsx'
import { useSearch } from './useSearch.ts'

/** The job description at the left, the matches at the right. */
export function MatchingPage({ queryRef }: PageProps<MatchingPageQuery>) {
  const { talentCount } = usePreloadedQuery<MatchingPageQuery>(query, queryRef)
  const layout = useMatchingLayout()
  const search = useSearch()
  const [prepare] = useMutation<MatchingPageMutation>(mutation)
  // Not part of the query, which is prefetched as soon as the pointer rests on the link. A search tells its own faults.
  useEffect(() => void prepare({}).catch(() => undefined), [prepare])
  return (
    <>
      <PageHeader title="Job Description Matching">
        <Link to="/scoreboard">Scoreboard</Link>
      </PageHeader>
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

const mutation = graphql`
  mutation MatchingPageMutation { prepareMatching { success } }
`

import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useDealMatches_deal$key } from '../../__generated__/useDealMatches_deal.graphql.ts'
import type { useDealMatchesMutation } from '../../__generated__/useDealMatchesMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { reasonOf } from '../../matching/useSearch.ts'
import { useMutation } from '../../relay/useMutation.ts'

type Matches = useDealMatchesMutation['response']['matchTalents']['matches']

/** Searches talents who fit the deal. The answer also updates the percentages of its candidates. */
export function useDealMatches(key: useDealMatches_deal$key) {
  const { databaseId: dealId, jobDescription, targetArea } = useFragment(fragment, key)
  const [commit] = useMutation<useDealMatchesMutation>(mutation)
  const [found, setFound] = useState<Matches | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [availableOnly, setAvailableOnly] = useState(true)
  const toast = useToast()

  /** Searches; with a value, among available people only or among all from now on. */
  async function find(among = availableOnly) {
    setAvailableOnly(among)
    setFound(null)
    setFailure(null)
    try {
      const area = targetArea === '%future added value' ? null : targetArea
      const answer = await commit({
        input: { dealId, jobDescription: jobDescription ?? '', targetArea: area, availableOnly: among },
      })
      if (answer) setFound(answer.matchTalents.matches)
    } catch (error) {
      setFailure(error)
      toast({ title: MATCHES_FAILED, text: reasonOf(error), intent: 'error' })
    }
  }
  return { found, failure, availableOnly, find }
}

export const MATCHES_FAILED = 'Could not find matching candidates. Please try again.'

const fragment = graphql`
  fragment useDealMatches_deal on Deal { databaseId jobDescription targetArea }
`

const mutation = graphql`
  mutation useDealMatchesMutation($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent { id databaseId }
        ...Match_match
        ...AddMatch_match
      }
      deal { ...Candidates_deal }
    }
  }
`

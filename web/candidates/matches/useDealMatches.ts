import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useDealMatches_deal$key } from '../../__generated__/useDealMatches_deal.graphql.ts'
import type { useDealMatchesMutation } from '../../__generated__/useDealMatchesMutation.graphql.ts'
import type { useDealMatchesReadMutation } from '../../__generated__/useDealMatchesReadMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useAvailableOnly } from '../../matching/AvailableOnly.tsx'
import type { Requirement } from '../../matching/Requirements.tsx'
import { useFollowing } from '../../matching/useFollowing.ts'
import { known, reasonOf } from '../../matching/useSearch.ts'
import type { Answered } from '../../relay/readAnswer.ts'
import { useMutation } from '../../relay/useMutation.ts'

type Answer = Answered<useDealMatchesMutation>['matchTalents']

/** Searches talents who fit the deal. The response also updates the percentages of the deal's candidates. */
export function useDealMatches(key: useDealMatches_deal$key) {
  const { databaseId: dealId, jobDescription: text, targetArea: area } = useFragment(fragment, key)
  const [commit] = useMutation<useDealMatchesMutation>(mutation)
  const [read] = useMutation<useDealMatchesReadMutation>(readMutation)
  const [found, setFound] = useState<Pick<Answer, 'matches' | 'nearMisses' | 'others'> | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [requirements, setRequirements] = useState<readonly Requirement[] | null>(null)
  const [availableOnly, setAvailableOnly] = useAvailableOnly()
  const toast = useToast()
  const targetArea = area === '%future added value' ? null : area
  const jobDescription = text ?? ''

  async function search(asked: { requirements: readonly Requirement[]; availableOnly: boolean }) {
    const input = { dealId, jobDescription, targetArea, ...asked, requirements: [...asked.requirements] }
    const answer = await commit({ input })
    if (answer) setFound(answer.matchTalents)
  }
  function fail(error: unknown) {
    setFailure(error)
    toast({ title: MATCHES_FAILED, text: reasonOf(error), intent: 'error' })
  }
  const { change, busy } = useFollowing((asked: Parameters<typeof search>[0]) => search(asked).catch(fail))

  /** Reads the requirements from the description again, and searches talents who meet these requirements. */
  async function find() {
    setFound(null)
    setFailure(null)
    try {
      const answer = await read({ input: { dealId, jobDescription } })
      if (!answer) return
      const asked = known(answer.readRequirements.requirements)
      setRequirements(asked)
      await search({ requirements: asked, availableOnly })
    } catch (error) {
      fail(error)
    }
  }
  return {
    ...{ found, failure, availableOnly, busy, find, requirements: requirements ?? [] },
    /** The values of the current search, from which the server explains why a talent was not found. */
    asked: { dealId, jobDescription, targetArea, availableOnly, requirements: requirements ?? [] },
    /** Changes the requirements and starts a new search. */
    setRequirements(next: readonly Requirement[]) {
      setRequirements(next)
      change({ requirements: next, availableOnly })
    },
    setAvailableOnly(next: boolean) {
      setAvailableOnly(next)
      if (requirements) change({ requirements, availableOnly: next })
    },
  }
}

export const MATCHES_FAILED = 'Could not find matching candidates. Please try again.'

const fragment = graphql`
  fragment useDealMatches_deal on Deal { databaseId jobDescription targetArea }
`

const readMutation = graphql`
  mutation useDealMatchesReadMutation($input: ReadRequirementsInput!) {
    readRequirements(input: $input) { requirements { kind label importance } }
  }
`

const mutation = graphql`
  mutation useDealMatchesMutation($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent { id databaseId name }
        matchPercentage
        ...Match_match
        ...FindMatchesDialog_addMatch
        ...FindMatchesDialog_predictedMargin
      }
      nearMisses {
        match {
          talent { id databaseId name }
          matchPercentage
          ...Match_match
          ...FindMatchesDialog_addMatch
          ...FindMatchesDialog_predictedMargin
        }
        failed { label }
      }
      others {
        talent { id databaseId name }
        matchPercentage
        ...Match_match
        ...FindMatchesDialog_addMatch
        ...FindMatchesDialog_predictedMargin
      }
      deal { ...Candidates_deal }
    }
  }
`

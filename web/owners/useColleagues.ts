import { useState } from 'react'
import { type GraphQLTaggedNode, graphql } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { useColleaguesOwnersQuery } from '../__generated__/useColleaguesOwnersQuery.graphql.ts'
import type { useColleaguesQuery } from '../__generated__/useColleaguesQuery.graphql.ts'
import { serverMessage } from '../components/ProblemError.ts'
import { useFetch } from '../relay/useFetch.ts'

/** The people who may own a record. */
export const useColleagues = () => useChoices<useColleaguesQuery>(colleagues)

/** The owners to filter by: the colleagues, and former colleagues who still own records. */
export const useOwners = () => useChoices<useColleaguesOwnersQuery>(owners)

/**
 * The owners that a menu offers, fetched by `load` when the pointer or focus reaches the menu. A failure therefore
 * shows no toast; the menu shows the `problem`, and the next call tries again.
 */
function useChoices<Q extends OperationType>(query: GraphQLTaggedNode) {
  const fetch = useFetch<Q>(query)
  const [found, setFound] = useState<Q['response']>()
  const [problem, setProblem] = useState<string>()
  const load = async () => {
    if (found) return
    setProblem(undefined)
    try {
      setFound(await fetch({}))
    } catch (error) {
      setProblem(`Failed to load colleagues. ${serverMessage(error, 'Please try again.')}`)
    }
  }
  return { found, problem, load: () => void load() }
}

const colleagues = graphql`
  query useColleaguesQuery {
    colleagues { databaseId firstName lastName email }
  }
`

const owners = graphql`
  query useColleaguesOwnersQuery {
    colleagues { databaseId firstName lastName email }
    formerOwners {
      talentCount dealCount
      user { databaseId firstName lastName email }
    }
  }
`

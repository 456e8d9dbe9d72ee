import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useColleaguesQuery } from '../__generated__/useColleaguesQuery.graphql.ts'
import { serverMessage } from '../relay/ProblemError.ts'
import { useFetch } from '../relay/useFetch.ts'

type Colleague = useColleaguesQuery['response']['colleagues'][number]

/**
 * The colleagues, fetched when `load` is called: a menu does so when it is reached, before it is opened. A failure is
 * therefore no toast but a `problem` for the menu to show; the next call tries again.
 */
export function useColleagues() {
  const fetch = useFetch<useColleaguesQuery>(query)
  const [colleagues, setColleagues] = useState<readonly Colleague[]>()
  const [problem, setProblem] = useState<string>()
  const load = async () => {
    if (colleagues) return
    setProblem(undefined)
    try {
      setColleagues((await fetch({})).colleagues)
    } catch (error) {
      setProblem(`Failed to load colleagues. ${serverMessage(error, 'Please try again.')}`)
    }
  }
  return { colleagues, problem, load: () => void load() }
}

const query = graphql`
  query useColleaguesQuery {
    colleagues { databaseId firstName lastName email }
  }
`

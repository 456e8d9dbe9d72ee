import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useColleaguesQuery } from '../__generated__/useColleaguesQuery.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { serverMessage } from '../relay/ProblemError.ts'
import { useFetch } from '../relay/useFetch.ts'

type Colleague = useColleaguesQuery['response']['colleagues'][number]

/** The colleagues, fetched when `load` is first called: a menu does so when it is reached. */
export function useColleagues() {
  const fetch = useFetch<useColleaguesQuery>(query)
  const toast = useToast()
  const [colleagues, setColleagues] = useState<readonly Colleague[]>()
  const load = async () => {
    if (colleagues) return
    try {
      setColleagues((await fetch({})).colleagues)
    } catch (error) {
      toast({ intent: 'error', title: 'Failed to load colleagues', text: serverMessage(error, 'Please try again.') })
    }
  }
  return { colleagues, load: () => void load() }
}

const query = graphql`
  query useColleaguesQuery {
    colleagues { databaseId firstName lastName email }
  }
`

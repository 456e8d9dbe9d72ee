import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { TargetArea } from '../../api/deals/words.ts'
import { MATCHING_FAILED } from '../../api/matching/words.ts'
import type { useSearchMutation } from '../__generated__/useSearchMutation.graphql.ts'
import { loadCode } from '../app/loadedLazy.tsx'
import { useToast } from '../components/Toasts.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'

/** A null area means all. */
type Values = { jobDescription: string; targetArea: TargetArea | null; availableOnly: boolean }

/** The matches found, and the filters of the search. */
export type Found = Omit<Values, 'jobDescription'> & {
  matches: useSearchMutation['response']['matchTalents']['matches']
}

export type Search = ReturnType<typeof useSearch>

/** The search of the matching page. Its state is kept when the person comes back from a profile. */
export function useSearch() {
  const environment = useRelayEnvironment()
  const [last] = useState(() => kept.get(environment) ?? nothing)
  const [found, setFound] = useState<Found | null>(last.found)
  const [commit] = useMutation<useSearchMutation>(mutation)
  const toast = useToast()
  const form = useRulesForm(importRules, last.values)
  const { values } = form
  useEffect(() => {
    kept.set(environment, { values, found })
  }, [environment, values, found])

  const props = form.props({
    async save({ jobDescription, targetArea = null, availableOnly }) {
      const answer = await commit({ input: { jobDescription, targetArea, availableOnly } })
      if (answer) setFound({ matches: answer.matchTalents.matches, targetArea, availableOnly })
    },
    onFailed(error) {
      toast({ title: MATCHING_FAILED, text: reasonOf(error), intent: 'error' })
    },
  })
  return { form, props, found }
}

const importRules = () => loadCode(async () => (await import('../../api/matching/rules.ts')).matchRules)

/** Kept by Relay environment, of which each session has its own: the next person to sign in does not see it. */
const kept = new WeakMap<object, { values: Values; found: Found | null }>()
const nothing = { values: { jobDescription: '', targetArea: null, availableOnly: true }, found: null }

/** The server's reason, to show below a title about failed matching; '' when it gave none. */
export function reasonOf(error: unknown): string {
  return isProblem(error, 'UNAVAILABLE') ? '' : serverMessage(error, '')
}

const mutation = graphql`
  mutation useSearchMutation($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent { id }
        ...Match_match
      }
    }
  }
`

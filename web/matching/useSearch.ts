import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { TargetArea } from '../../api/deals/words.ts'
import { MATCHING_FAILED, matchRules } from '../../api/matching/rules.ts'
import type { useSearchMutation } from '../__generated__/useSearchMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { type RulesForm, useRulesForm } from '../forms/useRulesForm.ts'
import { useMutation } from '../relay/useMutation.ts'
import { reasonOf } from './reasonOf.ts'

/** What is asked; a null area stands for all. */
export type SearchValues = { jobDescription: string; targetArea: TargetArea | null; availableOnly: boolean }

/** What was found, and among whom. */
export type Found = {
  matches: useSearchMutation['response']['matchTalents']['matches']
  targetArea: TargetArea | null
  availableOnly: boolean
}

/** A search as the form and the results know it. */
export type Search = {
  form: RulesForm<SearchValues, unknown>
  props: ReturnType<RulesForm<SearchValues, unknown>['props']>
  /** Null until something was asked. */
  found: Found | null
}

/** The matching page's search. It is still there when somebody comes back from a profile. */
export function useSearch(): Search {
  const environment = useRelayEnvironment()
  const [last] = useState(() => kept.get(environment) ?? nothing)
  const [found, setFound] = useState(last.found)
  const [commit] = useMutation<useSearchMutation>(mutation)
  const toast = useToast()
  const form = useRulesForm(matchRules, last.values)
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

/** Kept with the environment of the session, so that the next person to sign in does not see it. */
const kept = new WeakMap<object, { values: SearchValues; found: Found | null }>()
const nothing = { values: { jobDescription: '', targetArea: null, availableOnly: true }, found: null }

const mutation = graphql`
  mutation useSearchMutation($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent {
          id
        }
        ...Match_match
      }
    }
  }
`

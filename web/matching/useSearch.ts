import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { TargetArea } from '../../api/deals/words.ts'
import { MATCHING_FAILED } from '../../api/matching/words.ts'
import type { useSearchMutation } from '../__generated__/useSearchMutation.graphql.ts'
import type { useSearchReadMutation } from '../__generated__/useSearchReadMutation.graphql.ts'
import { loadCode } from '../components/later.tsx'
import { isProblem, serverMessage } from '../components/ProblemError.ts'
import { useToast } from '../components/Toasts.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import type { Answered } from '../relay/readAnswer.ts'
import { useMutation } from '../relay/useMutation.ts'
import { useAvailableOnly } from './AvailableOnly.tsx'
import type { Requirement } from './Requirements.tsx'
import { useFollowing } from './useFollowing.ts'

/** The values of the form. The area null means all areas. */
type Values = { jobDescription: string; targetArea: TargetArea | null }

type Wanted = Values & { availableOnly: boolean; requirements: readonly Requirement[] }

/** The found matches, and the values that were searched for. */
export type SearchResults = Wanted &
  Pick<Answered<useSearchMutation>['matchTalents'], 'matches' | 'nearMisses' | 'others'>

export type Search = ReturnType<typeof useSearch>

/** The state and actions of the matching page. The state is restored when the person comes back from a profile. */
export function useSearch() {
  const environment = useRelayEnvironment()
  const [last] = useState(() => kept.get(environment) ?? nothing)
  const [found, setFound] = useState<SearchResults | null>(last.found)
  const [requirements, setRequirements] = useState<readonly Requirement[]>(last.found?.requirements ?? [])
  const [availableOnly, setAvailableOnly] = useAvailableOnly()
  const [commit] = useMutation<useSearchMutation>(mutation)
  const [read] = useMutation<useSearchReadMutation>(readMutation)
  const toast = useToast()
  const form = useRulesForm(importRules, last.values)
  const { values } = form
  useEffect(() => {
    kept.set(environment, { values, found })
  }, [environment, values, found])

  async function search(wanted: Wanted) {
    const answer = await commit({ input: { ...wanted, requirements: [...wanted.requirements] } })
    if (answer) setFound({ ...answer.matchTalents, ...wanted })
  }
  const onFailed = (error: unknown) => toast({ title: MATCHING_FAILED, text: reasonOf(error), intent: 'error' })
  const { change, busy } = useFollowing((wanted: Wanted) => search(wanted).catch(onFailed))
  function follow(changed: Partial<Wanted>) {
    if (!found) return
    const { jobDescription, targetArea } = found
    change({ jobDescription, targetArea, requirements, availableOnly, ...changed })
  }

  /** The current requirements if the description is unchanged, else the requirements read from the description. */
  async function requirementsOf(jobDescription: string) {
    if (found?.jobDescription === jobDescription) return requirements
    const answer = await read({ input: { jobDescription } })
    return known(answer?.readRequirements.requirements ?? [])
  }
  const props = form.props({
    async save({ jobDescription, targetArea = null }) {
      const asked = await requirementsOf(jobDescription)
      setRequirements(asked)
      await search({ jobDescription, targetArea, availableOnly, requirements: asked })
    },
    onFailed,
  })
  return {
    ...{ form, props, found, requirements, availableOnly },
    busy: busy || form.busy,
    /** Changes the requirements and starts a new search. */
    setRequirements(next: readonly Requirement[]) {
      setRequirements(next)
      follow({ requirements: next })
    },
    setAvailableOnly(next: boolean) {
      setAvailableOnly(next)
      follow({ availableOnly: next })
    },
  }
}

/** The requirements whose importance is known; a newer server may send other kinds of importance. */
export function known(read: Answered<useSearchReadMutation>['readRequirements']['requirements']): Requirement[] {
  return read.flatMap(({ kind, label, importance }) =>
    importance === '%future added value' ? [] : [{ kind, label, importance }],
  )
}

const importRules = () => loadCode(async () => (await import('../../api/matching/rules.ts')).matchRules)

/** The state per Relay environment, which is one per session: the next person who signs in does not see the state. */
const kept = new WeakMap<object, { values: Values; found: SearchResults | null }>()
const nothing = { values: { jobDescription: '', targetArea: null }, found: null }

/** The server's reason, shown below a title about failed matching; '' if the server gave no reason. */
export function reasonOf(error: unknown): string {
  return isProblem(error, 'UNAVAILABLE') ? '' : serverMessage(error, '')
}

const readMutation = graphql`
  mutation useSearchReadMutation($input: ReadRequirementsInput!) {
    readRequirements(input: $input) { requirements { kind label importance } }
  }
`

const mutation = graphql`
  mutation useSearchMutation($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent { id databaseId name }
        matchPercentage
        ...Match_match
      }
      nearMisses {
        match {
          talent { id databaseId name }
          matchPercentage
          ...Match_match
        }
        failed { label }
      }
      others {
        talent { id databaseId name }
        matchPercentage
        ...Match_match
      }
    }
  }
`

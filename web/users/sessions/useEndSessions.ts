import { graphql } from 'react-relay'
import type { useEndSessionsAllMutation } from '../../__generated__/useEndSessionsAllMutation.graphql.ts'
import type { useEndSessionsOneMutation } from '../../__generated__/useEndSessionsOneMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { isProblem, serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Signs the viewer out in another browser. One that has ended meanwhile is gone all the same. */
export function useEndSession() {
  const [commit, busy] = useMutation<useEndSessionsOneMutation>(oneMutation)
  const toast = useToast()
  const refresh = useRefresh()

  async function end(id: number) {
    try {
      if (await commit({ input: { id } })) toast({ title: 'Session ended' })
    } catch (error) {
      toast({ title: 'Failed to end session', text: serverMessage(error, 'Please try again.'), intent: 'error' })
      if (isProblem(error, 'NOT_FOUND')) refresh()
    }
  }
  return [end, busy] as const
}

/** Signs the viewer out everywhere but here. */
export function useEndOtherSessions() {
  const [commit, busy] = useMutation<useEndSessionsAllMutation>(allMutation)
  const toast = useToast()

  async function endOthers() {
    try {
      if (await commit({})) toast({ title: 'Sessions ended', text: 'You are signed in here only.' })
    } catch (error) {
      toast({ title: 'Failed to end sessions', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
  return [endOthers, busy] as const
}

const oneMutation = graphql`
  mutation useEndSessionsOneMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      viewer {
        ...Sessions_viewer
      }
    }
  }
`

const allMutation = graphql`
  mutation useEndSessionsAllMutation {
    endOtherSessions {
      viewer {
        ...Sessions_viewer
      }
    }
  }
`

import { graphql } from 'react-relay'
import type { useDefaultViewSetterMutation } from '../../__generated__/useDefaultViewSetterMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { viewProblem } from './viewProblem.ts'

/** Makes a view the one that a list of `noun` begins with, and says how it went. */
export function useDefaultViewSetter(noun: string) {
  const [commit] = useMutation<useDefaultViewSetterMutation>(mutation)
  const toast = useToast()

  return async ({ id, tableName, viewName }: { id: number; tableName: string; viewName: string }) => {
    try {
      if (!(await commit({ input: { id, tableName } }))) return
      toast({ title: 'Default view set', text: `The list of ${noun} now opens with “${viewName}”.` })
    } catch (error) {
      const text = viewProblem(error, 'Failed to set default view. Please try again.')
      toast({ title: 'Error', text, intent: 'error' })
    }
  }
}

const mutation = graphql`
  mutation useDefaultViewSetterMutation($input: SetDefaultViewInput!) {
    setDefaultView(input: $input) {
      views {
        id
        isDefault
      }
    }
  }
`

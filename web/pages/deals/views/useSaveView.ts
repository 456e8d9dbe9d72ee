import { graphql } from 'react-relay'
import type { useSaveViewMutation } from '../../../__generated__/useSaveViewMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { ListAddress } from '../address.ts'
import { tableName, viewOf } from './viewAddress.ts'

/** Saves the list of an address under a name. Answers undefined while a former call is in flight. */
export function useSaveView() {
  const [commit] = useMutation<useSaveViewMutation>(mutation)
  return (viewName: string, address: ListAddress) => commit({ input: { viewName, tableName, ...viewOf(address) } })
}

const mutation = graphql`
  mutation useSaveViewMutation($input: CreateViewInput!) {
    createView(input: $input) {
      view {
        id
      }
    }
  }
`

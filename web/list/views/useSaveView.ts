import { graphql } from 'react-relay'
import type { useSaveViewMutation } from '../../__generated__/useSaveViewMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { ListWithViews, Searched } from './views.ts'

/** Saves what a list shows at an address under a name. Answers undefined while a former call is in flight. */
export function useSaveView<Address extends Searched>({ tableName, viewOf }: ListWithViews<Address>) {
  const [commit] = useMutation<useSaveViewMutation>(mutation)
  return (viewName: string, address: Address) => commit({ input: { viewName, tableName, ...viewOf(address) } })
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

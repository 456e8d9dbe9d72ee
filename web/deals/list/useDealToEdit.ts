import { startTransition, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useDealToEditQuery, useDealToEditQuery$data } from '../../__generated__/useDealToEditQuery.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { serverMessage } from '../../relay/ProblemError.ts'

type Deal = NonNullable<useDealToEditQuery$data['deal']>
type Form = 'deal' | 'limit'

/**
 * The deal that is being edited, or only its limit: what the form has of it is asked for when it is opened, as no row
 * shows it.
 */
export function useDealToEdit() {
  const environment = useRelayEnvironment()
  const toast = useToast()
  const [opened, setOpened] = useState<{ deal: Deal; form: Form }>()

  async function open(id: number, form: Form) {
    try {
      const answer = await fetchQuery<useDealToEditQuery>(environment, query, { id }).toPromise()
      const found = answer?.deal
      // The form's code may still be loading: the list stays until then.
      if (found) startTransition(() => setOpened({ deal: found, form }))
      else toast({ title: 'Deal not found', text: 'It was deleted by somebody else.', intent: 'error' })
    } catch (error) {
      toast({
        title: 'The deal could not be opened',
        text: serverMessage(error, 'Please try again.'),
        intent: 'error',
      })
    }
  }
  return { opened, open, close: () => setOpened(undefined) }
}

const query = graphql`
  query useDealToEditQuery($id: Int!) {
    deal(id: $id) {
      ...dealFields_deal
      ...LimitDialog_deal
    }
  }
`

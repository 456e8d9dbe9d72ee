import { startTransition, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useDealToEditQuery, useDealToEditQuery$data } from '../../../__generated__/useDealToEditQuery.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { serverMessage } from '../../../relay/ProblemError.ts'

type Deal = NonNullable<useDealToEditQuery$data['deal']>

/** The deal that is being edited: what the form has of it is asked for when it is opened, as no row shows it. */
export function useDealToEdit() {
  const environment = useRelayEnvironment()
  const toast = useToast()
  const [deal, setDeal] = useState<Deal | null>(null)

  async function open(id: number) {
    try {
      const answer = await fetchQuery<useDealToEditQuery>(environment, query, { id }).toPromise()
      const found = answer?.deal
      // The form's code may still be on its way: the list stays until it is there.
      if (found) startTransition(() => setDeal(found))
      else toast({ title: 'Deal not found', text: 'It was deleted by somebody else.', intent: 'error' })
    } catch (error) {
      toast({
        title: 'The deal could not be opened',
        text: serverMessage(error, 'Please try again.'),
        intent: 'error',
      })
    }
  }
  return { deal, open, close: () => setDeal(null) }
}

const query = graphql`
  query useDealToEditQuery($id: Int!) {
    deal(id: $id) {
      ...EditDealDialog_deal
    }
  }
`

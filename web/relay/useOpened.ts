import { startTransition, useState } from 'react'
import type { GraphQLTaggedNode } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { type ToastWords, useToast } from '../components/Toasts.tsx'
import { serverMessage } from './ProblemError.ts'
import { useFetch } from './useFetch.ts'

type Options<Q extends OperationType, Opened> = {
  /** Selects the dialog's data from the answer; null when the record was deleted. */
  pick: (answer: Q['response']) => Opened | null | undefined
  /** The message when the record was deleted. */
  gone: ToastWords
  /** The title of the message when the request failed. */
  failed: string
}

/** Opens a dialog whose data is fetched only then, as the page itself does not show it. */
export function useOpened<Q extends OperationType, Opened>(
  query: GraphQLTaggedNode,
  { pick, gone, failed }: Options<Q, Opened>,
) {
  const fetch = useFetch<Q>(query)
  const toast = useToast()
  const [opened, setOpened] = useState<Opened>()

  async function open(variables: Q['variables']) {
    try {
      const found = pick(await fetch(variables))
      // The dialog's code may still be loading; the page stays visible meanwhile.
      if (found) startTransition(() => setOpened(() => found))
      else toast({ ...gone, intent: 'error' })
    } catch (error) {
      toast({ title: failed, text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
  return { opened, open, close: () => setOpened(undefined) }
}

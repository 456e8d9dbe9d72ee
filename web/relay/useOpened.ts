import type { ReactElement } from 'react'
import type { GraphQLTaggedNode } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useDialog } from '../components/DialogHost.tsx'
import { serverMessage } from '../components/ProblemError.ts'
import { type ToastWords, useToast } from '../components/Toasts.tsx'
import { useFetch } from './useFetch.ts'

type Options<Q extends OperationType, Opened> = {
  /** Selects the dialog's data from the answer; null when the record was deleted. */
  pick: (answer: Q['response']) => Opened | null | undefined
  gone: ToastWords
  failed: string
}

/** Returns a function that fetches data which the page itself does not need, and then opens a dialog with the data. */
export function useOpened<Q extends OperationType, Opened>(
  query: GraphQLTaggedNode,
  { pick, gone, failed }: Options<Q, Opened>,
) {
  const fetch = useFetch<Q>(query)
  const toast = useToast()
  const show = useDialog()

  return async (variables: Q['variables'], dialog: (opened: Opened, onClose: () => void) => ReactElement) => {
    try {
      const found = pick(await fetch(variables))
      if (found) show(onClose => dialog(found, onClose))
      else toast({ ...gone, intent: 'error' })
    } catch (error) {
      toast({ title: failed, text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
}

import { use, useCallback, useState } from 'react'
import type { useFragment as useRelaysFragment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, OperationType, VariablesOf } from 'relay-runtime'
import { type Operation, takeAnswer } from './earlyAnswers.ts'
import { fetchGraphQL, type OnProgress } from './fetchGraphQL.ts'
import type { Answered } from './readAnswer.ts'
import { useCommit } from './useCommit.ts'

/*
 * The parts of Relay's API that the pages for visitors use, without Relay's store: a page for visitors sends one query
 * and shows the answer until the page is left (docs/decisions/045). Documents and types still come from relay-compiler.
 */

/** Marks a document for relay-compiler. The build replaces each tag by the compiled document. */
export function graphql(_document: TemplateStringsArray): GraphQLTaggedNode {
  throw new Error('A graphql tag was not compiled')
}

/** A query that has been sent: its answer, or a promise of the answer. */
export type QueryRef<Q extends OperationType> = { data: Q['response'] } | { promise: Promise<Q['response']> }

/** Sends a query, unless the server's HTML contained its answer. */
export function loadQuery<Q extends OperationType>(
  { params }: { params: Operation },
  variables: VariablesOf<Q>,
): QueryRef<Q> {
  const early = takeAnswer(params, variables)
  if (early) return { data: early.data }
  return { promise: fetchGraphQL(params, variables).then(({ data }) => data) }
}

/** Returns the answer of a query; suspends until the answer arrives. Throws a ProblemError. */
export function usePreloadedQuery<Q extends OperationType>(_query: GraphQLTaggedNode, ref: QueryRef<Q>): Q['response'] {
  return 'data' in ref ? ref.data : use(ref.promise)
}

/** Returns the data of a fragment. Without a store, the fragment's key is the data itself. */
export const useFragment = ((_fragment: GraphQLTaggedNode, key: unknown) => key) as typeof useRelaysFragment

/**
 * Returns an async function that sends the mutation, and whether a call is in flight; other calls are ignored then. The
 * function throws a ProblemError. A File in the variables is uploaded; `onProgress` gets the upload's progress.
 */
export function useMutation<M extends MutationParameters>(mutation: GraphQLTaggedNode): [send: Send<M>, busy: boolean] {
  const [operation] = useState(() => operationOf(mutation))
  const send = useCallback(
    async (variables: M['variables'], how: SendOptions & { idempotencyKey: string }) => {
      const { data } = await fetchGraphQL(operation, variables, how)
      return data as Answered<M>
    },
    [operation],
  )
  const [commit, busy] = useCommit<M['variables'], SendOptions, Answered<M>>(send)
  return [useCallback((variables, options = {}) => commit(variables, options), [commit]), busy]
}

type SendOptions = { onProgress?: OnProgress }
type Send<M extends MutationParameters> = (
  variables: M['variables'],
  options?: SendOptions,
) => Promise<Answered<M> | undefined>

function operationOf(document: GraphQLTaggedNode): Operation {
  if (!('params' in document)) throw new Error('Not a compiled operation')
  return document.params
}

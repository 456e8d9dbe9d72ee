import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql'
import type { Context } from '../graphql/context.ts'
import { FAULT, type Yoga } from '../http/yoga.ts'
import { Problem } from '../problems.ts'
import { explainVariables } from './explainVariables.ts'
import { isProblemCode, MaskedFault } from './respond.ts'

/** Runs stored documents for one request. Returns the data; throws the first problem, or MaskedFault. */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<Record<string, unknown>>

/** Documents run in process with the same schema, scopes, masking and context as over HTTP; only the gate is left out. */
export function executeFor(yoga: Yoga, context: Context): Execute {
  return async (document, variableValues) => {
    const { execute, schema, contextFactory } = yoga.getEnveloped(context)
    const result: ExecutionResult = await execute({
      schema,
      document,
      variableValues,
      contextValue: await contextFactory(context),
    })
    const [error] = result.errors ?? []
    if (!error) return result.data ?? {}
    // Without a path nothing ran: a variable has a type that GraphQL refuses, in words that are not for people.
    if (!error.path && error.extensions.code !== 'INTERNAL') throw explainVariables(schema, document, variableValues)
    throw problemOf(error)
  }
}

function problemOf({ message, extensions: { code, ...extensions } }: GraphQLError): Error {
  return isProblemCode(code) ? new Problem(code, message, extensions) : new MaskedFault(FAULT)
}

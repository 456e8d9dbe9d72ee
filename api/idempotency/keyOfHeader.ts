import {
  type ExecutionArgs,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../graphql/context.ts'

/** The header that makes a request that was sent twice be done once, of GraphQL and REST. */
export const KEY_HEADER = 'idempotency-key'

/** Puts the key of the request's header into each variable whose input takes one and names none. */
export function keyOfHeader(): Plugin<Context> {
  return {
    onExecute({ args }) {
      const { idempotencyKey }: Context = args.contextValue
      if (idempotencyKey !== undefined) args.variableValues = withKey(args, idempotencyKey)
    },
  }
}

function withKey({ schema, document, operationName, variableValues }: ExecutionArgs, idempotencyKey: string) {
  const values: Record<string, unknown> = { ...variableValues }
  for (const { variable, type } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const name = variable.name.value
    const input = values[name]
    if (typeof input === 'object' && takesKey(schema, type)) values[name] = { idempotencyKey, ...input }
  }
  return values
}

function takesKey(schema: GraphQLSchema, node: TypeNode): boolean {
  const type = getNamedType(typeFromAST(schema, node))
  return isInputObjectType(type) && 'idempotencyKey' in type.getFields()
}

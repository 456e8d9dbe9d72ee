import {
  type ExecutionArgs,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { closedField } from '../../graphql/columnRules.ts'
import { Forbidden, type Problem } from '../../problems.ts'
import { audienceOf } from '../../redaction/audience.ts'
import { demandedByField } from '../../scopes/demanded.ts'
import { lacking, refusalOfMutations } from '../../scopes/may.ts'

type Operation = ExecutionArgs & { contextValue: Context }

/** Refuses operations that the viewer may not run, before any data is read, and applies the idempotency key. */
export function operationRules(): Plugin<Context> {
  const admit = (operation: Operation) => {
    const refusal = refusalOfMutation(operation) ?? refusalOfColumns(operation)
    if (refusal) throw refusal
  }
  return {
    onSubscribe: ({ args }) => admit(args),
    onExecute({ args }) {
      admit(args)
      args.variableValues = variablesWithKey(args)
    },
  }
}

/** Refuses operations with columns that the viewer may not see: docs/decisions/058. */
function refusalOfColumns(operation: Operation): Problem | null {
  const viewer = operation.contextValue.viewer
  const closed = viewer && closedField(operation, audienceOf(viewer))
  return closed ? new Forbidden(`You may not see ${closed}`, { http: { status: 403 } }) : null
}

/** Answers 403 to mutations that a token may not run: if only their fields refused them, the status would be 200. */
function refusalOfMutation({ schema, document, operationName, contextValue }: Operation): Problem | null {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'mutation') return null
  const fields = schema.getMutationType()?.getFields() ?? {}
  const demands = operation.selectionSet.selections.map(selected => {
    const field = selected.kind === Kind.FIELD ? fields[selected.name.value] : undefined
    // Fields within a fragment are refused by their own resolvers.
    return field ? demandedByField('Mutation', field) : []
  })
  const refusal = refusalOfMutations(contextValue.viewer, demands)
  if (!refusal) return null
  const { scope } = refusal.extensions
  const headers = scope === undefined ? undefined : { 'www-authenticate': lacking(scope) }
  return new Forbidden(refusal.message, { ...refusal.extensions, http: { status: 403, headers } })
}

/** The variables, with the header's idempotency key added to each input that has a field for the key, but no value. */
function variablesWithKey({ schema, document, operationName, variableValues, contextValue }: Operation) {
  const idempotencyKey = contextValue.idempotencyKey
  if (idempotencyKey === undefined) return variableValues
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

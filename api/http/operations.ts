import {
  type ExecutionArgs,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import type { Context } from '../context.ts'
import { READS_ONLY } from '../graphql/builder.ts'
import { closedField } from '../graphql/columnRules.ts'
import { Forbidden, type Problem } from '../problems.ts'
import { audienceOf } from '../redaction/audience.ts'
import { mayWrite, READ_ONLY } from '../viewer.ts'

/** An operation that is about to be executed. */
export type Operation = ExecutionArgs & { contextValue?: Context }

/** Why an operation may not be executed, before anything is read. Null for no reason. */
export const refusalOf = (operation: Operation) => refusalOfWriting(operation) ?? refusalOfColumns(operation)

/** Fields of columns that the rules of their noun close to the viewer: docs/decisions/058. */
function refusalOfColumns(operation: Operation): Problem | null {
  const viewer = operation.contextValue?.viewer
  const closed = viewer && closedField(operation, audienceOf(viewer))
  return closed ? new Forbidden(`You may not see ${closed}`, { http: { status: 403 } }) : null
}

/** The mutations of READ tokens are refused as a whole, with 403. The field scopes alone would refuse them within a 200. */
function refusalOfWriting({ schema, document, operationName, contextValue }: Operation): Problem | null {
  const viewer = contextValue?.viewer
  if (!viewer || mayWrite(viewer)) return null
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'mutation' || onlyReads(schema, operation)) return null
  return new Forbidden(READ_ONLY, { http: { status: 403 } })
}

function onlyReads(schema: GraphQLSchema, { selectionSet }: OperationDefinitionNode) {
  const fields = schema.getMutationType()?.getFields() ?? {}
  return selectionSet.selections.every(
    // A fragment could hide another field.
    field => field.kind === Kind.FIELD && fields[field.name.value]?.extensions[READS_ONLY] === true,
  )
}

/** The variables, with the key of the request's header in each whose input type has one and does not set it. */
export function variablesWithKey({ schema, document, operationName, variableValues, contextValue }: Operation) {
  const idempotencyKey = contextValue?.idempotencyKey
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

import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql'
import { InvalidInput } from '../graphql/problems.ts'
import { labelOf } from './labels.ts'

/** Says in people's words, and field by field, why GraphQL does not accept the variables. */
export function explainVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): InvalidInput {
  const fields: Record<string, string> = {}
  for (const { name, type } of variablesOf(schema, document)) {
    coerceInputValue(variables[name], type, (path, value) => {
      const keys = name === 'input' ? path : [name, ...path]
      const at = typeAt(type, path)
      const missing = missingOf(at, value)
      for (const key of missing) fields[[...keys, key].join('.')] ??= `${labelOf(key)} is required`
      if (missing.length === 0) fields[keys.join('.')] ??= messageFor(keys, value, at)
    })
  }
  const [message = 'The request has a value of a wrong type'] = Object.values(fields)
  return new InvalidInput(message, fields)
}

function variablesOf(schema: GraphQLSchema, document: DocumentNode) {
  const operation = document.definitions.find(definition => definition.kind === 'OperationDefinition')
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node)
    return isInputType(type) ? [{ name: variable.name.value, type }] : []
  })
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  return path.reduce<GraphQLInputType>((at, key) => {
    const open = getNullableType(at)
    if (isListType(open)) return open.ofType
    return isInputObjectType(open) ? (open.getFields()[key]?.type ?? open) : open
  }, type)
}

/** GraphQL tells of a field that is missing at the object that lacks it. */
function missingOf(type: GraphQLInputType, value: unknown): string[] {
  const open = getNullableType(type)
  if (!isInputObjectType(open) || typeof value !== 'object' || value === null) return []
  const required = Object.values(open.getFields()).filter(isRequiredInputField)
  return required.map(field => field.name).filter(name => (value as Record<string, unknown>)[name] === undefined)
}

function messageFor(keys: readonly (string | number)[], value: unknown, type: GraphQLInputType): string {
  const label = labelOf(String(keys.findLast(key => typeof key === 'string') ?? 'value'))
  if (value == null) return typeof keys.at(-1) === 'number' ? `${label} must not hold null` : `${label} is required`
  if (typeof keys.at(-1) === 'number') return `${label} must be a list of ${EXPECTED_MANY[nameOf(type)] ?? 'objects'}`
  if (nameOf(type) === 'Int' && Number.isInteger(value)) return `${label} is too large a number`
  return `${label} must be ${EXPECTED[nameOf(type)] ?? 'an object'}`
}

const nameOf = (type: GraphQLInputType) => String(getNullableType(type))

const EXPECTED: Record<string, string> = {
  String: 'a text',
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
  Date: 'a date such as 2026-11-21',
  DateTime: 'a date such as 2026-11-21 or 2026-11-21T09:30:00Z',
}

const EXPECTED_MANY: Record<string, string> = { String: 'texts', Int: 'whole numbers' }

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
import { InvalidInput } from '../problems.ts'
import { UnknownWord } from '../rules/rules.ts'
import { labelOf } from './labels.ts'

/** Says in people's words, and field by field, why GraphQL does not accept the variables. */
export function explainVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): InvalidInput {
  const found: Record<string, string> = {}
  for (const { name, type } of variablesOf(schema, document)) {
    coerceInputValue(withRefusedWords(variables[name]), type, (path, value) => {
      const keys = name === 'input' ? path : [name, ...path]
      const at = typeAt(type, path)
      const missing = missingOf(at, value)
      for (const key of missing) found[[...keys, key].join('.')] ??= `${labelOf(key)} is required`
      if (missing.length === 0) found[keys.join('.')] ??= messageFor(keys, value, at)
    })
  }
  const fields = inOrder(found, variables)
  const [message = 'The request has a value of a wrong type'] = Object.values(fields)
  return new InvalidInput(message, fields)
}

/** In the order of the call's fields, what is missing first: the schema's own order is alphabetical. */
function inOrder(fields: Record<string, string>, { input, ...variables }: Record<string, unknown>) {
  const names = [...Object.keys(input ?? {}), ...Object.keys(variables)]
  const place = ([path]: [string, string]) => names.indexOf(path.split('.')[0] ?? '')
  return Object.fromEntries(Object.entries(fields).toSorted((one, other) => place(one) - place(other)))
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

/** GraphQL lets an unknown word through to the rules. As they are not asked any more, it is told of here, in its place. */
function withRefusedWords(value: unknown): unknown {
  if (value instanceof UnknownWord) return { unknown: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withRefusedWords(entry)]))
}

function messageFor(keys: readonly (string | number)[], value: unknown, type: GraphQLInputType): string {
  if (isRefusedWord(value)) return value.unknown.message
  const label = labelOf(String(keys.findLast(key => typeof key === 'string') ?? 'value'))
  if (value == null) return typeof keys.at(-1) === 'number' ? `${label} must not hold null` : `${label} is required`
  if (typeof keys.at(-1) === 'number') return `${label} must be a list of ${EXPECTED_MANY[nameOf(type)] ?? 'objects'}`
  if (nameOf(type) === 'Int' && Number.isInteger(value)) return `${label} is too large a number`
  return `${label} must be ${EXPECTED[nameOf(type)] ?? 'an object'}`
}

const isRefusedWord = (value: unknown): value is { unknown: UnknownWord } =>
  typeof value === 'object' && value !== null && 'unknown' in value && value.unknown instanceof UnknownWord

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

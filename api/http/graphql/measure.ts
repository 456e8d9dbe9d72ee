import {
  type ASTNode,
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  getOperationAST,
  type InlineFragmentNode,
  isIntrospectionType,
  isListType,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { CHARACTERS_OF_FIELD, READS_TEXT } from '../../graphql/builder.ts'
import { MOST_LISTED } from '../../graphql/several.ts'
import { member } from '../../rules/rules.ts'

/** The assumed length of a list without pages. */
const LIST = 10

/** The page size when the document does not set it. */
const PAGE = 50

/** The arguments that set the page size. */
const PAGE_SIZES = ['first', 'last']

/**
 * Counts the tokens without comments, and the nesting of brackets. Stops at the first text that is not GraphQL: the
 * parser reports that error.
 */
export function scan(text: string): { tokens: number; nesting: number } {
  const lexer = new Lexer(new Source(text))
  let tokens = 0
  let open = 0
  let nesting = 0
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      tokens++
      if (OPENING.has(kind)) nesting = Math.max(nesting, ++open)
      if (CLOSING.has(kind)) open--
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
  }
  return { tokens, nesting }
}

const OPENING = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

export function countNodes(document: DocumentNode, isMeant: (node: ASTNode) => boolean): number {
  let count = 0
  visit(document, {
    enter(node) {
      if (isMeant(node)) count++
    },
  })
  return count
}

/** The nesting depth of fields, in operations and through fragments. */
export function depthOf(document: DocumentNode): number {
  const depth = (set: SelectionSetNode): number =>
    Math.max(
      ...set.selections.map(selection => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return inFragment(selection.name.value)
        if (selection.kind === Kind.INLINE_FRAGMENT) return depth(selection.selectionSet)
        return 1 + (selection.selectionSet ? depth(selection.selectionSet) : 0)
      }),
    )
  const inFragment = onceForEachFragment(document, ({ selectionSet }) => depth(selectionSet))
  return Math.max(...document.definitions.map(part => ('selectionSet' in part ? depth(part.selectionSet) : 0)))
}

/**
 * The number of fields that the response may contain: fields within a list count once for each possible row. A long
 * text that the server reads counts as further fields.
 */
export function costOf({ schema, document, variableValues, operationName }: Execution): number {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!root) return 0
  const variables = { ...defaultsOf(operation), ...variableValues }

  const cost = (set: SelectionSetNode, type: GraphQLNamedType): number =>
    set.selections.reduce((sum, selection) => sum + costOfSelection(selection, type), 0)

  const costOfSelection = (selection: SelectionNode, type: GraphQLNamedType): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return inFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return cost(selection.selectionSet, conditionType(selection) ?? type)
    const field = fieldOf(type, selection.name.value)
    if (!selection.selectionSet || !field) return 1
    return (
      1 +
      textCost(selection, field, variables) +
      repetitionsOf(selection, field, type, variables) * cost(selection.selectionSet, getNamedType(field.type))
    )
  }

  const conditionType = ({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode) =>
    typeCondition && schema.getType(typeCondition.name.value)

  const inFragment = onceForEachFragment(document, fragment => {
    const type = conditionType(fragment)
    return type ? cost(fragment.selectionSet, type) : 0
  })

  return cost(operation.selectionSet, root)
}

type Execution = Pick<ExecutionArgs, 'schema' | 'document' | 'variableValues' | 'operationName'>

/** The cost of a long text in a field's input. */
function textCost(
  { arguments: given = [] }: FieldNode,
  { extensions: { [READS_TEXT]: name } }: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
): number {
  if (typeof name !== 'string') return 0
  const input = given.find(argument => argument.name.value === 'input')
  const text = member(input && valueFromASTUntyped(input.value, variables), name)
  return typeof text === 'string' ? Math.ceil(text.length / CHARACTERS_OF_FIELD) : 0
}

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue && numberIn(defaultValue),
    ]),
  )

const numberIn = (value: ValueNode) => (value.kind === Kind.INT ? Number(value.value) : null)

const META_FIELDS: Record<string, GraphQLField<unknown, unknown>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
}

const fieldOf = (type: GraphQLNamedType, name: string) =>
  META_FIELDS[name] ?? ('getFields' in type ? (type as GraphQLObjectType).getFields()[name] : undefined)

function repetitionsOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType,
  variables: Record<string, unknown>,
): number {
  if (isIntrospectionType(parent)) return 1 // The result is as large as the schema; graphql-js limits its nesting.
  if (field.args.some(({ name }) => name === 'first')) return pageSize(node, variables)
  const isRowsOfPage = parent.name.endsWith('Connection') // Already counted with the page.
  const { [MOST_LISTED]: most = LIST } = field.extensions as { [MOST_LISTED]?: number }
  return isListType(getNullableType(field.type)) && !isRowsOfPage ? most : 1
}

function pageSize({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>): number {
  const sizes = given
    .filter(({ name }) => PAGE_SIZES.includes(name.value))
    .map(({ value }) => (value.kind === Kind.VARIABLE ? variables[value.name.value] : numberIn(value)))
    .filter(size => typeof size === 'number') // Other values are refused later; null means the default page size.
  return sizes.length > 0 ? Math.max(...sizes, 1) : PAGE
}

/** Computes a value once per fragment. A fragment that contains itself is invalid and counts 0. */
function onceForEachFragment(document: DocumentNode, of: (fragment: FragmentDefinitionNode) => number) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part)
  const known = new Map<string, number>()
  return (name: string): number => {
    const fragment = fragments.get(name)
    if (!known.has(name) && fragment) {
      known.set(name, 0)
      known.set(name, of(fragment))
    }
    return known.get(name) ?? 0
  }
}

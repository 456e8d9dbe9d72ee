import {
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
  visit,
} from 'graphql'

/** What a list counts that is not asked for by pages. */
const LIST = 10

/** What a page counts when it is not said how many rows it should hold. */
const PAGE = 50

/**
 * How many tokens, without comments, and how many brackets within one another. Of a text that is no GraphQL, as far as it
 * can be read: the parser says what is wrong with the rest.
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

export function countAliases(document: DocumentNode): number {
  let aliases = 0
  visit(document, {
    Field({ alias }) {
      if (alias) aliases++
    },
  })
  return aliases
}

export function countDirectives(document: DocumentNode): number {
  let directives = 0
  visit(document, {
    Directive() {
      directives++
    },
  })
  return directives
}

/** How many fields stand within one another, in the operations or by way of fragments. */
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

/** How many fields the answer may hold: those within a list count once for each row that it may have. */
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
    return 1 + rowsOf(selection, field, type, variables) * cost(selection.selectionSet, getNamedType(field.type))
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

function rowsOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType,
  variables: Record<string, unknown>,
): number {
  if (isIntrospectionType(parent)) return 1 // As large as the schema; a rule of graphql-js limits how it may nest.
  if (field.args.some(({ name }) => name === 'first')) return pageSize(node, variables)
  const isRowsOfPage = parent.name.endsWith('Connection') // Counted with the page already.
  return isListType(getNullableType(field.type)) && !isRowsOfPage ? LIST : 1
}

function pageSize({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>): number {
  const sizes = given
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) => (value.kind === Kind.VARIABLE ? variables[value.name.value] : numberIn(value)))
    .filter(size => typeof size === 'number') // Anything else is refused later, or is null and means the usual page.
  return sizes.length > 0 ? Math.max(...sizes, 1) : PAGE
}

/** What is worked out for a fragment holds wherever it is spread. One within itself counts nothing; it is not valid. */
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

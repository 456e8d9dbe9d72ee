import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type Audience, type FieldRules, isSeen, type RuledColumns } from '../redaction/audience.ts'
import type { Model } from '../rows/models.ts'
import { shapeOf } from '../rows/models.ts'
import { member } from '../rules/rules.ts'

/** The extension of a type whose columns have rules. Its fields are closed to audiences that the rules do not list. */
export const COLUMN_RULES = 'columnRules'

const MADE_OF = 'madeOf'

/** The columns of a field: fixed, or depending on the arguments that filter and sort it. */
type MadeOf = RuledColumns | ((args: Record<string, unknown>) => RuledColumns)

/** The extension of a field that shows columns of other rows. The field is closed to viewers who may not see them. */
export const madeOf = (columns: MadeOf) => ({ [MADE_OF]: columns })

/** `shown`: the refused field or column, in words. */
type Ruled = { rules: FieldRules; column: string; shown: string }

type ByArguments = {
  field: GraphQLField<unknown, unknown>
  node: FieldNode
  of(args: Record<string, unknown>): Ruled[]
}

/** The columns of a document, and its fields whose columns depend on their arguments. */
type DocumentColumns = { columns: Ruled[]; byArguments: ByArguments[] }

const known = new WeakMap<DocumentNode, DocumentColumns>()

type Operation = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>

/** The first field of an operation with a column that the audience may not see, such as 'Talent.email'. */
export function closedField(operation: Operation, audience: Audience): string | undefined {
  const { schema, document } = operation
  const asked = known.get(document) ?? columnsAsked(schema, document)
  known.set(document, asked)
  const isClosed = ({ rules, column }: Ruled) => !isSeen(rules, column, audience)
  return (asked.columns.find(isClosed) ?? argued(operation, asked).find(isClosed))?.shown
}

/** The columns that depend on arguments. */
function argued(
  { schema, document, operationName, variableValues }: Operation,
  { byArguments }: DocumentColumns,
): Ruled[] {
  if (byArguments.length === 0) return []
  const operation = getOperationAST(document, operationName)
  const { coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], variableValues ?? {})
  // With invalid variables, nothing is executed, so no columns are shown.
  return coerced ? byArguments.flatMap(({ field, node, of }) => of(getArgumentValues(field, node, coerced))) : []
}

/** Whether the audience may see the columns of a type's field. `name` may also be a column, as in the timeline. */
export function isOpen(schema: GraphQLSchema, [typeName, name]: [string, string], audience: Audience): boolean {
  const type = schema.getType(typeName)
  const rules = isObjectType(type) ? rulesOf(type) : undefined
  if (!isObjectType(type) || !rules) return true
  const field = type.getFields()[name]
  const columns = field ? columnsOf(type, field) : Object.hasOwn(rules.fields, name) ? [name] : []
  return columns.every(column => isSeen(rules, column, audience))
}

function columnsAsked(schema: GraphQLSchema, document: DocumentNode): DocumentColumns {
  const types = new TypeInfo(schema)
  const asked: DocumentColumns = { columns: [], byArguments: [] }
  const onField = (node: FieldNode) => {
    const [type, field] = [types.getParentType(), types.getFieldDef()]
    if (!isObjectType(type) || !field) return
    const shown = `${type.name}.${field.name}`
    const rules = rulesOf(type)
    if (rules) asked.columns.push(...columnsOf(type, field).map(column => ({ rules, column, shown })))
    const made = field.extensions[MADE_OF] as MadeOf | undefined
    const ruled = (columns: RuledColumns) => ruledIn(schema, columns, shown)
    if (typeof made === 'function') asked.byArguments.push({ field, node, of: args => ruled(made(args)) })
    else if (made) asked.columns.push(...ruled(made))
  }
  visit(document, visitWithTypeInfo(types, { Field: onField }))
  return asked
}

function ruledIn(schema: GraphQLSchema, columns: RuledColumns, field: string): Ruled[] {
  return Object.entries(columns).flatMap(([name, own]) => {
    const type = schema.getType(name)
    const rules = isObjectType(type) && rulesOf(type)
    return rules ? own.map(column => ({ rules, column, shown: `${name}.${column}, which ${field} needs` })) : []
  })
}

const rulesOf = ({ extensions }: GraphQLObjectType) => extensions[COLUMN_RULES] as FieldRules | undefined

/** The columns of a field. A relation counts as its foreign key. */
function columnsOf(type: GraphQLObjectType, { extensions }: GraphQLField<unknown, unknown>): string[] {
  const { pothosPrismaSelect: selected, pothosPrismaRelationField: relation } = extensions
  const names = typeof selected === 'object' && selected !== null ? Object.keys(selected) : []
  const { columns, relations } = shapeOf(type.name as Model)
  return [...names, ...(relation ? [String(member(relation, 'name'))] : [])].map(name =>
    columns.has(name) ? name : (relations.get(name)?.own ?? 'id'),
  )
}

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
import { type Audience, type FieldRules, isSeen, isSeenBy, type RuledColumns } from '../redaction/audience.ts'
import type { Model } from '../rows/models.ts'
import { shapeOf } from '../rows/models.ts'
import { member } from '../rules/rules.ts'

/** The extension of a type whose columns have rules. Its fields are closed to whom the rules do not name. */
export const COLUMN_RULES = 'columnRules'

const MADE_OF = 'madeOf'

/** What a field is made of: the same each time, or what its arguments filter and sort by. */
type MadeOf = RuledColumns | ((args: Record<string, unknown>) => RuledColumns)

/** The extension of a field that tells of columns beside those that it selects of its own row. Closed to whom they are closed. */
export const madeOf = (columns: MadeOf) => ({ [MADE_OF]: columns })

/** `shown`: what is refused, in words. */
type Ruled = { rules: FieldRules; column: string; shown: string }

type ByArguments = {
  field: GraphQLField<unknown, unknown>
  node: FieldNode
  of(args: Record<string, unknown>): Ruled[]
}

/** The columns of a document, and its fields whose columns follow from their arguments. */
type Asked = { columns: Ruled[]; byArguments: ByArguments[] }

const known = new WeakMap<DocumentNode, Asked>()

type Operation = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>

/** The first field of an operation that shows a column which the audience may not see, as in 'Talent.email'. */
export function closedField(operation: Operation, audience: Audience): string | undefined {
  const { schema, document } = operation
  const asked = known.get(document) ?? columnsAsked(schema, document)
  known.set(document, asked)
  const isClosed = ({ rules, column }: Ruled) => !isSeen(rules, column, audience)
  const found = asked.columns.find(isClosed)
  if (found || asked.byArguments.length === 0 || seesAll(schema, audience)) return found?.shown
  return argued(operation, asked).find(isClosed)?.shown
}

const rulesOfSchema = new WeakMap<GraphQLSchema, FieldRules[]>()

/** Whether the rules close no column to the audience that is open to others: then arguments need not be looked at. */
function seesAll(schema: GraphQLSchema, audience: Audience): boolean {
  const all =
    rulesOfSchema.get(schema) ??
    Object.values(schema.getTypeMap()).flatMap(type => (isObjectType(type) ? (rulesOf(type) ?? []) : []))
  rulesOfSchema.set(schema, all)
  return all.every(({ fields }) => {
    return Object.values(fields).every(rule => rule.staff.length === 0 || isSeenBy(rule, audience))
  })
}

/** The columns that follow from the arguments. */
function argued({ schema, document, operationName, variableValues }: Operation, { byArguments }: Asked): Ruled[] {
  const operation = getOperationAST(document, operationName)
  const { coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], variableValues ?? {})
  // Without them, nothing is executed.
  return coerced ? byArguments.flatMap(({ field, node, of }) => of(getArgumentValues(field, node, coerced))) : []
}

/** Whether the audience may see what a field of a type shows. `name` may be a column's, too, as in the timeline. */
export function isOpen(schema: GraphQLSchema, [typeName, name]: [string, string], audience: Audience): boolean {
  const type = schema.getType(typeName)
  const rules = isObjectType(type) ? rulesOf(type) : undefined
  if (!isObjectType(type) || !rules) return true
  const field = type.getFields()[name]
  const columns = field ? columnsOf(type, field) : Object.hasOwn(rules.fields, name) ? [name] : []
  return columns.every(column => isSeen(rules, column, audience))
}

function columnsAsked(schema: GraphQLSchema, document: DocumentNode): Asked {
  const types = new TypeInfo(schema)
  const asked: Asked = { columns: [], byArguments: [] }
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
  return { ...asked, columns: withoutRepetitions(asked.columns) }
}

/** Each column once, as by the first field that needs it. */
const withoutRepetitions = (columns: Ruled[]) =>
  columns.filter(
    (one, at) => columns.findIndex(({ rules, column }) => rules === one.rules && column === one.column) === at,
  )

function ruledIn(schema: GraphQLSchema, columns: RuledColumns, field: string): Ruled[] {
  return Object.entries(columns).flatMap(([name, own]) => {
    const type = schema.getType(name)
    const rules = isObjectType(type) && rulesOf(type)
    return rules ? own.map(column => ({ rules, column, shown: `${name}.${column}, which ${field} needs` })) : []
  })
}

const rulesOf = ({ extensions }: GraphQLObjectType) => extensions[COLUMN_RULES] as FieldRules | undefined

/** The columns that a field is made of. A relation counts as the column that leads to it. */
function columnsOf(type: GraphQLObjectType, { extensions }: GraphQLField<unknown, unknown>): string[] {
  const { pothosPrismaSelect: selected, pothosPrismaRelationField: relation } = extensions
  const names = typeof selected === 'object' && selected !== null ? Object.keys(selected) : []
  const { columns, relations } = shapeOf(type.name as Model)
  return [...names, ...(relation ? [String(member(relation, 'name'))] : [])].map(name =>
    columns.has(name) ? name : (relations.get(name)?.own ?? 'id'),
  )
}

import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { shapeOf } from '../lists/models.ts'
import type { Model } from '../lists/rows.ts'
import { type Audience, type FieldRules, isSeen } from '../redaction/audience.ts'

/** The extension of a type whose columns have rules. Its fields are closed to whom the rules do not name. */
export const COLUMN_RULES = 'columnRules'

type Asked = { rules: FieldRules; column: string; field: string }

const known = new WeakMap<DocumentNode, Asked[]>()

/** The first field of a document that shows a column which the audience may not see, as in 'Talent.email'. */
export function closedField(schema: GraphQLSchema, document: DocumentNode, audience: Audience): string | undefined {
  const asked = known.get(document) ?? columnsAsked(schema, document)
  known.set(document, asked)
  return asked.find(({ rules, column }) => !isSeen(rules, column, audience))?.field
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

function columnsAsked(schema: GraphQLSchema, document: DocumentNode): Asked[] {
  const types = new TypeInfo(schema)
  const asked: Asked[] = []
  const onField = () => {
    const [type, field] = [types.getParentType(), types.getFieldDef()]
    const rules = isObjectType(type) ? rulesOf(type) : undefined
    if (!isObjectType(type) || !field || !rules) return
    asked.push(...columnsOf(type, field).map(column => ({ rules, column, field: `${type.name}.${field.name}` })))
  }
  visit(document, visitWithTypeInfo(types, { Field: onField }))
  return asked
}

const rulesOf = ({ extensions }: GraphQLObjectType) => extensions[COLUMN_RULES] as FieldRules | undefined

/** The columns that a field is made of. A relation counts as the column that leads to it. */
function columnsOf(type: GraphQLObjectType, { extensions }: GraphQLField<unknown, unknown>): string[] {
  const { pothosPrismaSelect: selected, pothosPrismaRelationField: relation } = extensions
  const names = typeof selected === 'object' && selected !== null ? Object.keys(selected) : []
  const { columns, relations } = shapeOf(type.name as Model)
  return [...names, ...(relation ? [String(Object(relation).name)] : [])].map(name =>
    columns.has(name) ? name : (relations.get(name)?.own ?? 'id'),
  )
}

import type { Model } from './models.ts'
import { type Relation, shapeOf } from './models.ts'
import { columnOf, type From, partIn, type Statement } from './statement.ts'

/**
 * Writes a condition in the form of Prisma's `where` as SQL. Supports the operators that lists and pages use, and
 * throws for any other operator.
 */
export function conditionOf(statement: Statement, from: From, where: object): string {
  const parts = Object.entries(where).flatMap(([name, asked]) =>
    asked === undefined ? [] : [partOf(statement, from, [name, asked])],
  )
  return all(parts)
}

/** The condition that all rows meet. */
export const ALWAYS = 'true'

function all(parts: string[]): string {
  const demanding = parts.filter(part => part !== ALWAYS)
  return demanding.length === 0 ? ALWAYS : demanding.map(part => `(${part})`).join(' AND ')
}

const any = (parts: string[]) => (parts.length === 0 ? 'false' : parts.map(part => `(${part})`).join(' OR '))

function partOf(statement: Statement, from: From, [name, asked]: [string, unknown]): string {
  const each = () => [asked].flat().map(part => conditionOf(statement, from, partIn(part)))
  if (name === 'AND') return all(each())
  if (name === 'OR') return any(each())
  // Also true for NULL columns: a comparison with NULL is neither true nor false.
  if (name === 'NOT') return `(${conditionOf(statement, from, partIn(asked))}) IS NOT TRUE`
  const relation = shapeOf(from.model).relations.get(name)
  if (relation) return relatedPart(statement, from, { relation, asked: partIn(asked) })
  if (!isKey(from.model, name)) statement.isByKey = false
  return columnPart(statement, columnOf(from, name), asked)
}

type Related = { relation: Relation; asked: Record<string, unknown> }

/** A subquery that the database may run once: an `EXISTS` would run for each row of an OR. */
function relatedPart(statement: Statement, from: From, { relation, asked }: Related): string {
  const { model, isList, own, its } = relation
  const other = statement.from(model)
  const condition = conditionOf(statement, other, isList ? someOf(asked) : asked)
  const key = columnOf(from, own)
  const related = `SELECT ${columnOf(other, its)} FROM "${model}" ${other.alias} WHERE ${condition}`
  return `${key} IS NOT NULL AND ${key} IN (${related})`
}

/** Whether a column contains ids, of the rows themselves or of related rows. */
const isKey = (model: Model, column: string) =>
  column === 'id' || [...shapeOf(model).relations.values()].some(({ own }) => own === column)

function someOf({ some, ...others }: Record<string, unknown>): object {
  if (Object.keys(others).length > 0) throw new Error(`A condition on related rows has more than 'some'`)
  return partIn(some)
}

function columnPart(statement: Statement, column: string, asked: unknown): string {
  if (asked === null) return `${column} IS NULL`
  if (typeof asked !== 'object' || asked instanceof Date) return `${column} = ${statement.bind(asked)}`
  const operators = Object.entries(asked).filter(([, value]) => value !== undefined)
  return all(operators.map(([name, value]) => operatorPart(statement, column, [name, value])))
}

const COMPARISONS: Record<string, string> = { not: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

function operatorPart(statement: Statement, column: string, [name, value]: [string, unknown]): string {
  if (name === 'in') return `${column} = ANY(${statement.bind(value)})`
  if (name === 'hasSome') return `${column} && ${statement.bind(value)}::text[]`
  if (name === 'contains') return `${column} LIKE ${statement.bind(`%${value}%`)}`
  if (name === 'not' && value === null) return `${column} IS NOT NULL`
  const comparison = COMPARISONS[name]
  if (value === null) throw new Error(`A condition compares by ${name} with null`)
  if (!comparison) throw new Error(`A condition has the unknown operator ${name}`)
  return `${column} ${comparison} ${statement.bind(value)}`
}

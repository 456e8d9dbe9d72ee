import type { Model } from './models.ts'
import { shapeOf } from './models.ts'

/** A statement that is being written: its values, and a name for each table that it mentions. */
export class Statement {
  readonly values: unknown[] = []
  /**
   * Whether its conditions compare ids only, of rows or of related ones: an index leads to the rows of any id, so that one plan
   * serves all, and even the thousands of an owner are counted at once. Another column may hold a value in most of the rows.
   */
  isByKey = true
  #tables = 0

  /** The placeholder of a value. */
  bind(value: unknown): string {
    this.values.push(value instanceof Date ? value.toISOString() : value)
    return `$${this.values.length}`
  }

  from(model: Model): From {
    this.#tables += 1
    return { model, alias: `t${this.#tables}` }
  }
}

/** A part of a condition or a selection, in which the types of `RowQuery` demand an object. Throws for anything else. */
export function partIn(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${JSON.stringify(value)} is no part of a statement`)
  return value as Record<string, unknown>
}

/** A table of a statement, by the name it has there. */
export type From = { model: Model; alias: string }

/** The column of a table. */
export function columnOf({ model, alias }: From, name: string): string {
  if (!shapeOf(model).columns.has(name)) throw new Error(`${model} has no column ${name}`)
  return `${alias}."${name}"`
}

/** As text: it decides on the plan. */
export const limitOf = (take: number | undefined) => (take === undefined ? '' : ` LIMIT ${Math.trunc(take)}`)

/** A moment that a statement of our own answered. */
export const momentOf = (value: unknown) => (value instanceof Date ? value : new Date(String(value)))

import type { Model } from './models.ts'
import { shapeOf } from './models.ts'

/** A statement that is being written: its values, and an alias for each table. */
export class Statement {
  readonly values: unknown[] = []
  /**
   * Whether the statement's conditions compare only ids, of its own rows or of related rows. Then one plan serves all
   * values: the index finds the rows of any id, and counts even thousands at once. Other columns need a plan for each
   * value, as most rows may have the same value.
   */
  isByKey = true
  #tables = 0

  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string {
    this.values.push(value instanceof Date ? value.toISOString() : value)
    return `$${this.values.length}`
  }

  from(model: Model): From {
    this.#tables += 1
    return { model, alias: `t${this.#tables}` }
  }
}

/** A part of a condition or selection that must be an object by the types of `RowQuery`. Throws otherwise. */
export function partIn(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${JSON.stringify(value)} is no part of a statement`)
  return value as Record<string, unknown>
}

/** A table of a statement, with its alias. */
export type From = { model: Model; alias: string }

/** The column of a table. */
export function columnOf({ model, alias }: From, name: string): string {
  if (!shapeOf(model).columns.has(name)) throw new Error(`${model} has no column ${name}`)
  return `${alias}."${name}"`
}

/** A LIMIT clause. The number is part of the text, not a bound value, as Postgres chooses the plan by the number. */
export const limitOf = (take: number | undefined) => (take === undefined ? '' : ` LIMIT ${Math.trunc(take)}`)

/** The date from an answer of a handwritten statement. */
export const momentOf = (value: unknown) => (value instanceof Date ? value : new Date(String(value)))

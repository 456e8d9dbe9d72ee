import type { z } from 'zod'
import type { Id } from '../deps.ts'
import { found } from '../problems.ts'
import type { Model } from '../rows/models.ts'
import { shapeOf } from '../rows/models.ts'
import type { Order } from '../rows/page.ts'
import type { Select, Selected, Where } from '../rows/query.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import { rowParts } from '../rows/stream.ts'

/** How the records of a noun are read and converted to answers. */
type Noun<Name extends Model, Columns, Answer extends z.ZodObject> = {
  model: Name
  /** The noun in a problem: 'Talent' gives 'Talent not found'. */
  what: string
  answer: Answer
  select: Columns
  /** Converts rows to the codec's input. */
  toAnswers(rows: Selected<Name, Columns>[], context: ReadAccess): z.input<Answer>[] | Promise<z.input<Answer>[]>
  /** The additional tables that `toAnswers` reads. */
  alsoReads?: readonly Model[]
}

/** Reads the records of a noun: a single record, for calls and webhooks, or all records. */
export function recordsOf<Name extends Model, const Columns extends Select<Name>, Answer extends z.ZodObject>(
  noun: Noun<Name, Columns, Answer>,
) {
  const { model, what, answer, select, toAnswers, alsoReads = [] } = noun
  const { relations } = shapeOf(model)
  const related = Object.keys(select).flatMap(name => relations.get(name)?.model ?? [])
  const tables = [...new Set<Model>([model, ...related, ...alsoReads])]
  async function* answersOfAll(
    context: ReadAccess,
    order: Order,
    where: Where<Name>,
  ): AsyncGenerator<z.input<Answer>[]> {
    for await (const rows of rowParts(context, model, { order, where, select })) yield await toAnswers(rows, context)
  }
  return {
    answer,
    /** Reads a single record. Throws NotFound. */
    async read(context: ReadAccess, { id }: Id): Promise<z.input<Answer>> {
      const row: unknown = found(await rowsOf(context, model).findById({ select }, id), what)
      const [answer] = await toAnswers([row as Selected<Name, Columns>], context)
      return answer as z.input<Answer>
    },
    /** All records that meet a condition. */
    all: (order: Order, where: Where<Name> = {}) =>
      new AllRecords({ model, tables, order, where }, (context, by) => answersOfAll(context, by, where)),
  }
}

/** The content of a list: the records that meet a condition, and their order. */
type ListQuery = { model: Model; tables: readonly Model[]; order: Order; where: object }

/** All records of a list, which are read while they are sent. */
export class AllRecords<Answer> {
  readonly listed: ListQuery
  readonly #read: (context: ReadAccess, order: Order) => AsyncGenerator<Answer[]>

  constructor(listed: ListQuery, read: (context: ReadAccess, order: Order) => AsyncGenerator<Answer[]>) {
    this.listed = listed
    this.#read = read
  }

  /** The records in parts. Sorted by id if the list's order would reveal an omitted field. */
  parts(context: ReadAccess, { without }: { without: readonly string[] }): AsyncGenerator<Answer[]> {
    const { order } = this.listed
    return this.#read(context, without.includes(order.column) ? { ...order, ...BY_ID } : order)
  }
}

const BY_ID = { column: 'id', kind: 'whole', nullable: false } as const

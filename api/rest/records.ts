import type { z } from 'zod'
import type { Id } from '../deps.ts'
import { found } from '../problems.ts'
import type { Select, Selected, Where } from '../rows/asked.ts'
import type { Model } from '../rows/models.ts'
import { shapeOf } from '../rows/models.ts'
import type { Order } from '../rows/page.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import { rowParts } from '../rows/stream.ts'

/** How the records of a noun are read, and what of a row its codec gets. */
type Noun<Name extends Model, Columns, Answer extends z.ZodObject> = {
  model: Name
  /** The noun in a problem: 'Talent' gives 'Talent not found'. */
  what: string
  answer: Answer
  select: Columns
  /** What the codec gets of rows. */
  tell(rows: Selected<Name, Columns>[], context: ReadAccess): z.input<Answer>[] | Promise<z.input<Answer>[]>
  /** The further tables that `tell` reads. */
  alsoReads?: readonly Model[]
}

/** The records of a noun: one, as many calls answer it and webhooks tell of it, and all of them. */
export function recordsOf<Name extends Model, const Columns extends Select<Name>, Answer extends z.ZodObject>(
  noun: Noun<Name, Columns, Answer>,
) {
  const { model, what, answer, select, tell, alsoReads = [] } = noun
  const { relations } = shapeOf(model)
  const related = Object.keys(select).flatMap(name => relations.get(name)?.model ?? [])
  const tables = [...new Set<Model>([model, ...related, ...alsoReads])]
  async function* tellAll(context: ReadAccess, order: Order, where: Where<Name>): AsyncGenerator<z.input<Answer>[]> {
    for await (const rows of rowParts(context, model, { order, where, select })) yield await tell(rows, context)
  }
  return {
    answer,
    /** Throws NotFound. */
    async read(context: ReadAccess, { id }: Id): Promise<z.input<Answer>> {
      const row: unknown = found(await rowsOf(context, model).findById({ select }, id), what)
      const [told] = await tell([row as Selected<Name, Columns>], context)
      return told as z.input<Answer>
    },
    /** All that meet a condition. */
    all: (order: Order, where: Where<Name> = {}) =>
      new AllRecords({ model, tables, order, where }, (context, by) => tellAll(context, by, where)),
  }
}

/** Which records a list has: those that meet a condition, in an order. */
type Listed = { model: Model; tables: readonly Model[]; order: Order; where: object }

/** All records of a list, which are read while they are sent. */
export class AllRecords<Told> {
  readonly listed: Listed
  readonly #read: (context: ReadAccess, order: Order) => AsyncGenerator<Told[]>

  constructor(listed: Listed, read: (context: ReadAccess, order: Order) => AsyncGenerator<Told[]>) {
    this.listed = listed
    this.#read = read
  }

  /** Some at a time. By their ids where the order would tell of a field that is left out. */
  parts(context: ReadAccess, { without }: { without: readonly string[] }): AsyncGenerator<Told[]> {
    const { order } = this.listed
    return this.#read(context, without.includes(order.column) ? { ...order, ...BY_ID } : order)
  }
}

const BY_ID = { column: 'id', kind: 'whole', nullable: false } as const

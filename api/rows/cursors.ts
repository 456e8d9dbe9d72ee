import { z } from 'zod'
import { InvalidInput } from '../problems.ts'
import { isStorable, LARGEST_INT } from '../rules/rules.ts'

export type SortValue = string | number | Date

/** The content of a row's cursor: its value in the sort column, and its id. */
export type Cursor = { value: SortValue | null; id: number }

/** The parts of an order that a cursor depends on. */
export type CursorOrder = {
  list: string
  column: string
  kind: Kind
  direction: string
  ranks?: string[]
  nullable?: boolean
}

/** The type of a sort column's values. */
export type Kind = keyof typeof kinds

/** An instant within the years that JavaScript and Postgres both write with four digits. */
const instant = z.iso
  .datetime({ precision: 3 })
  .refine(text => text >= '0001')
  .transform(text => new Date(text))

const whole = z
  .int()
  .min(-LARGEST_INT - 1)
  .max(LARGEST_INT)

const kinds = {
  text: z.string().refine(isStorable),
  /** An integer of at most 32 bits. */
  whole,
  number: z.number(),
  /** An instant or a calendar date. */
  instant,
  /** A value of an enum, all of whose values the order lists. */
  rank: z.string(),
}

/** Encodes an opaque cursor. It contains list, column and direction, so that other lists and orders refuse it. */
export function encodeCursor({ value, id }: Cursor, order: CursorOrder): string {
  return Buffer.from(JSON.stringify([nameOf(order), value, id])).toString('base64url')
}

/** The content of a cursor; null for an empty text. Throws InvalidInput for a text that is no cursor of this order. */
export function decodeCursor(text: string | null | undefined, order: CursorOrder): Cursor | null {
  if (!text) return null
  const parts = partsOf(text)
  const value = order.nullable ? kinds[order.kind].nullable() : kinds[order.kind]
  const parsed = z.tuple([z.literal(nameOf(order)), value, whole]).safeParse(parts)
  if (!parsed.success) throw notOurs()
  const cursor = { value: parsed.data[1], id: parsed.data[2] }
  if (order.ranks && !order.ranks.includes(String(cursor.value))) throw notOurs()
  return cursor
}

const nameOf = ({ list, column, direction }: CursorOrder) => `${list} ${column} ${direction}`

function partsOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    throw notOurs()
  }
}

const notOurs = () => new InvalidInput('The cursor is not one of this list')

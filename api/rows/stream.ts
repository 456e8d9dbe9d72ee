import type { Cursor } from './cursors.ts'
import type { Model } from './models.ts'
import { cursorColumns, type Order, sortedBy, sortValue, wholePartsOf } from './page.ts'
import type { Select, Selected, Where } from './query.ts'
import { type ReadAccess, rowsOf } from './read.ts'

/** The number of rows read at a time. More rows would block other requests while they are written. */
const AT_A_TIME = 100

type Whole<Name extends Model, Columns> = { order: Order; where: Where<Name>; select: Columns }

/**
 * Reads all rows of a model that meet a condition, in parts and only as fast as they are consumed: a slow reader holds
 * neither a database connection nor a snapshot. Each row that exists throughout comes once, unless its position in the
 * order changes.
 */
export async function* rowParts<Name extends Model, Columns extends Select<Name>>(
  reads: ReadAccess,
  model: Name,
  { order, where, select }: Whole<Name, Columns>,
): AsyncGenerator<Selected<Name, Columns>[]> {
  const rows = rowsOf(reads, model)
  const query = { select: { ...select, ...cursorColumns(order) } }
  for (const part of wholePartsOf(order)) {
    let after: Cursor | undefined
    let isLast = false
    while (!isLast) {
      const slice = { ...part, after, orderBy: sortedBy(order), take: AT_A_TIME, few: order.few ?? false }
      const found = await rows.findSlice(query, where, slice)
      if (found.length > 0) yield found as unknown[] as Selected<Name, Columns>[]
      const last = found.at(-1)
      after = last && { value: sortValue(last, order), id: last.id }
      isLast = found.length < AT_A_TIME
    }
  }
}

/** The form of records as text: a JSON array, or one record per line and then a last line that confirms the end. */
export type Framing = 'array' | 'lines'

/** The last line, which shows a reader that no line is missing. No record has a field `end`. */
export const lastLine = (count: number) => `${JSON.stringify({ end: true, count })}\n`

/** The JSON of records, written as they arrive. */
export async function* jsonOf(parts: AsyncIterable<unknown[]>, framing: Framing): AsyncGenerator<string> {
  let count = 0
  if (framing === 'array') yield '['
  for await (const records of parts) {
    const texts = records.map(record => JSON.stringify(record))
    if (framing === 'lines') yield texts.map(text => `${text}\n`).join('')
    else yield (count > 0 ? ',' : '') + texts.join(',')
    count += records.length
  }
  yield framing === 'array' ? ']' : lastLine(count)
}

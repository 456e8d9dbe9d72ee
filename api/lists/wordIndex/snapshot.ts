import { Bits } from './bits.ts'
import type { Columns, Condition } from './condition.ts'
import type { Place } from './messages.ts'
import { readTexts, type Texts } from './texts.ts'

/** A row: its place in the order of the list, and the columns that are searched. */
export type Row = Place & { values: Record<string, string | null> }

/** The rows of a table at one moment, in their order. A row that has changed since then is taken out. */
export type Snapshot = {
  /** The places of all rows that meet a condition; those that were taken out, too. */
  meeting(condition: Condition): Bits
  /** Those that were not taken out. */
  there: Bits
  takeOut(id: number): void
  rowAt(place: number): Place
  /** The place of the first row that does not come before another. */
  firstFrom(row: Place): number
  size: number
}

/** The most rows that fit. */
export const MOST_ROWS = 2 ** 22

/** Reads rows, which must come in their order. */
export function readRows({ texts, keys }: Columns) {
  const ids: number[] = []
  const times: number[] = []
  const textColumns = new Map(texts.map(column => [column, readTexts()]))
  const keyColumns = new Map(keys.map(column => [column, [] as (string | null)[]]))
  return {
    add({ id, createdAt, values }: Row) {
      ids.push(id)
      times.push(createdAt)
      for (const [column, read] of textColumns) read.add(values[column] ?? null)
      for (const [column, read] of keyColumns) read.push(values[column] ?? null)
    },
    finish(): Snapshot {
      return snapshotOf({
        ids: Int32Array.from(ids),
        times: Float64Array.from(times),
        texts: new Map([...textColumns].map(([column, read]) => [column, read.finish()])),
        keys: new Map([...keyColumns].map(([column, read]) => [column, rowsByKey(read)])),
      })
    },
  }
}

function rowsByKey(values: (string | null)[]): Map<string, Bits> {
  const rows = new Map<string, Bits>()
  for (const [place, value] of values.entries()) {
    if (value === null) continue
    const known = rows.get(value) ?? Bits.none(values.length)
    if (!rows.has(value)) rows.set(value, known)
    known.add(place)
  }
  return rows
}

type Held = { ids: Int32Array; times: Float64Array; texts: Map<string, Texts>; keys: Map<string, Map<string, Bits>> }

function snapshotOf({ ids, times, texts, keys }: Held): Snapshot {
  const size = ids.length
  // Sorted as plain numbers, which takes a tenth of what comparing pairs takes.
  const byId = Float64Array.from(ids, (id, place) => id * MOST_ROWS + place).sort()
  const there = Bits.all(size)
  const isBefore = (place: number, row: Place) => {
    const time = times[place] as number
    return time < row.createdAt || (time === row.createdAt && (ids[place] as number) < row.id)
  }

  function meeting(condition: Condition): Bits {
    if ('all' in condition) {
      const [first, ...others] = condition.all.map(meeting)
      for (const bits of others) first?.meet(bits)
      return first ?? Bits.all(size)
    }
    if ('any' in condition) return anyOf(condition.any.map(meeting))
    if ('not' in condition) return Bits.all(size).without(meeting(condition.not))
    const { column } = condition
    if ('contains' in condition) return known(texts, column).containing(condition.contains)
    return anyOf(condition.among.flatMap(value => known(keys, column).get(value) ?? []))
  }

  function anyOf(sets: Bits[]): Bits {
    const bits = Bits.none(size)
    for (const one of sets) bits.join(one)
    return bits
  }

  return {
    size,
    there,
    meeting,
    takeOut(id) {
      const found = firstIn(size, at => (byId[at] as number) >= id * MOST_ROWS)
      const place = (byId[found] ?? 0) - id * MOST_ROWS
      if (found < size && place < size) there.remove(place)
    },
    rowAt: place => ({ id: ids[place] as number, createdAt: times[place] as number }),
    firstFrom: row => firstIn(size, place => !isBefore(place, row)),
  }
}

function known<Value>(columns: Map<string, Value>, name: string): Value {
  const column = columns.get(name)
  if (!column) throw new Error(`The word index has no column ${name}`)
  return column
}

/** The first number below `size` of which something holds, as it does of all after it; `size` if there is none. */
function firstIn(size: number, holds: (at: number) => boolean): number {
  let [from, to] = [0, size]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

import { world } from './harness.ts'

/** Part of every text that Postgres cannot store, so that any stored remainder can be found. */
const MARK = 'zqxwv'

/** Texts that cannot be stored: with NUL, or with half a surrogate pair. */
export const unstorableTexts = [`${MARK} a\u0000b, long enough`, `${MARK} a\ud800b, long enough`]

export const longText = 'x'.repeat(100_000)
export const SEPARATORS = 'one\u2028two\u2029three'
const oddTexts = ['__proto__', '💥'.repeat(500), '', ' \u202e', '%00', '{"__proto__":{"a":1}}', '-0', 'NaN']
const oddDates = ['+275760-09-13T00:00:00Z', '-000001-01-01', '0000-00-00', '9999-12-31T23:59:59.999Z', '']
const oddNumbers = [2_147_483_647, -2_147_483_648, 0, -1]
const wrongTypes = [
  ...[2 ** 53, 1.5, 1e308, Number.POSITIVE_INFINITY, true, null, 'x'],
  ...[[], [[]], {}, { constructor: { name: MARK } }, nested(500)],
]

/** Hostile values for a GraphQL type; `turn` selects among them. */
export function hostileValues(type: string, turn: number): unknown[] {
  const wrong = wrongTypes[turn % wrongTypes.length]
  if (type === 'String' || type === 'ID') return [...unstorableTexts, longText, SEPARATORS, pick(oddTexts, turn), wrong]
  if (type === 'Int') return [...oddNumbers.slice(0, 2), pick(oddNumbers, turn), wrong]
  return /^Date/.test(type) ? [...unstorableTexts, pick(oddDates, turn), wrong] : [wrong]
}

const pick = <Value>(values: Value[], turn: number) => values[turn % values.length]

/** JSON that `JSON.stringify` cannot write: `Infinity` becomes 1e999, and objects get a key `__proto__`. */
export const hostileJson = (payload: unknown) =>
  JSON.stringify(payload, (_key, value) => (value === Number.POSITIVE_INFINITY ? '1e999' : value))
    .replaceAll('"1e999"', '1e999')
    .replaceAll('{"constructor"', '{"__proto__":{"a":1},"constructor"')

/** The tables that contain an unstorable text or a remainder of such a text. */
export async function tablesHoldingMarks(): Promise<string[]> {
  const tables = await world.db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await world.db.$queryRawUnsafe<unknown[]>(
        `SELECT 1 FROM "${name}" AS record WHERE to_jsonb(record)::text ~ '${MARK}|\uFFFD' LIMIT 1`,
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

function nested(depth: number): unknown {
  return depth === 0 ? MARK : [nested(depth - 1)]
}

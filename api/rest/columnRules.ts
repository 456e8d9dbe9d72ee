import { z } from 'zod'
import { type Audience, type FieldRules, isSeen, type RuledColumns } from '../redaction/audience.ts'

/** For each field of an answer, the columns of a noun that the field shows or is computed from. */
type ShownColumns = { model: keyof RuledColumns; columns: Record<string, string | readonly string[]> }

/** The rules of all nouns that have rules. */
export type Rules = Record<keyof RuledColumns, FieldRules>

const held = new WeakMap<z.core.$ZodType, ShownColumns[]>()

/** Registers the columns of an answer, so that fields are omitted for viewers who may not see their columns. */
export function heldTo<Answer extends z.ZodObject>(answer: Answer, ...shown: ShownColumns[]): Answer {
  held.set(answer, shown)
  return answer
}

/** Maps all fields of an answer to columns of one noun; `renamed` has the columns with different names. */
export const columnsBy = (answer: z.ZodObject, renamed: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(answer.shape).map(name => [name, name])),
  ...renamed,
})

/** True when an answer's columns are registered by `heldTo`. */
export const isHeld = (answer: z.ZodObject) => held.has(answer)

type RuledField = ShownColumns & { path: string; field: string }

const known = new WeakMap<z.core.$ZodType, RuledField[]>()

/** The paths of an answer's fields that the audience may not see, such as 'selectedCandidate.name'. Usually none. */
export function closedPaths(answer: z.core.$ZodType, rules: Rules, audience: Audience): string[] {
  const ruled = known.get(answer) ?? ruledIn(answer)
  known.set(answer, ruled)
  const isOpen = ({ model, columns, field }: RuledField) =>
    [columns[field] ?? ''].flat().every(column => isSeen(rules[model], column, audience))
  return ruled.filter(each => !isOpen(each)).map(({ path }) => path)
}

/** The first of these columns that the audience may not see. */
export function closedColumn(columns: RuledColumns, rules: Rules, audience: Audience): string | undefined {
  const all = Object.entries(columns) as [keyof RuledColumns, readonly string[]][]
  return all
    .flatMap(([model, own]) => own.map(column => ({ model, column })))
    .filter(({ model, column }) => !isSeen(rules[model], column, audience))
    .map(({ model, column }) => `${model}.${column}`)[0]
}

function ruledIn(answer: z.core.$ZodType, path = ''): RuledField[] {
  if (answer instanceof z.ZodArray) return ruledIn(answer.element, path)
  if (answer instanceof z.ZodNullable) return ruledIn(answer.unwrap(), path)
  if (!(answer instanceof z.ZodObject)) return []
  const shown = held.get(answer) ?? []
  return Object.entries(answer.shape).flatMap(([field, inner]) => {
    const own = shown.filter(({ columns }) => Object.hasOwn(columns, field))
    const at = `${path}${field}`
    return [...own.map(each => ({ ...each, path: at, field })), ...ruledIn(inner, `${at}.`)]
  })
}

const reduced = new WeakMap<z.core.$ZodType, Map<string, z.ZodType>>()

/** The answer without some of its fields. Cached, so that calls with the same paths share one schema. */
export function withoutPaths<Answer extends z.ZodType>(answer: Answer, paths: readonly string[]): Answer {
  if (paths.length === 0) return answer
  const made = reduced.get(answer) ?? new Map<string, z.ZodType>()
  reduced.set(answer, made)
  const key = paths.join()
  const less = made.get(key) ?? reduce(answer, new Set(paths), '')
  made.set(key, less as z.ZodType)
  return less as Answer
}

function reduce(answer: z.core.$ZodType, paths: ReadonlySet<string>, path: string): z.core.$ZodType {
  if (answer instanceof z.ZodArray) return z.array(reduce(answer.element, paths, path))
  if (answer instanceof z.ZodNullable) return z.nullable(reduce(answer.unwrap(), paths, path))
  if (!(answer instanceof z.ZodObject)) return answer
  const kept = Object.entries(answer.shape).filter(([field]) => !paths.has(`${path}${field}`))
  return z.object(Object.fromEntries(kept.map(([field, inner]) => [field, reduce(inner, paths, `${path}${field}.`)])))
}

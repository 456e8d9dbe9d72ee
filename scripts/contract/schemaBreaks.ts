import { type Break, type OpenApi, resolve, type Schema } from './openapi.ts'

/** Who writes what a schema describes: the integrator, or the product. */
export type Writer = 'integrator' | 'product'

type Pair = { was: Schema | undefined; is: Schema | undefined; part: string }

/**
 * Compares schemas of two documents. What an integrator may send must not get less, and what the product answers must not
 * get less than was promised or other than that. New words in the enums of answers break nothing: clients are told to
 * expect them.
 */
export function schemaComparison(before: OpenApi, after: OpenApi) {
  const compared = new Set<string>()

  function compare({ was: former, is: later, part: place }: Pair, writer: Writer): Break[] {
    const was = resolve(before, former)
    const is = resolve(after, later)
    if (!was.schema || !is.schema) return []
    if (!was.name || !is.name) return compareFields(withNull(was), withNull(is), place, writer)
    // Named schemas are told once, under their own name.
    const isNew = !compared.has(`${was.name} ${writer}`)
    compared.add(`${was.name} ${writer}`)
    return [
      ...(writer === 'product' && is.isNullable && !was.isNullable ? [{ kind: 'TYPE_WIDENED', part: place }] : []),
      ...(writer === 'integrator' && was.isNullable && !is.isNullable ? [{ kind: 'TYPE_NARROWED', part: place }] : []),
      ...(isNew ? compareFields(was.schema, is.schema, `REST ${was.name}`, writer) : []),
    ]
  }

  function compareFields(was: Schema, is: Schema, part: string, writer: Writer): Break[] {
    const found = writer === 'integrator' ? narrowed(was, is) : weakened(was, is)
    return [
      ...found.map(([kind, of]) => ({ kind, part: of ? `${part}.${of}` : part })),
      ...within({ was, is, part }, writer),
    ]
  }

  /** The properties that both have, and the items. */
  function within({ was, is, part }: { was: Schema; is: Schema; part: string }, writer: Writer): Break[] {
    const properties = Object.keys(was.properties ?? {}).filter(name => is.properties?.[name])
    return [
      ...properties.flatMap(name =>
        compare({ was: was.properties?.[name], is: is.properties?.[name], part: `${part}.${name}` }, writer),
      ),
      ...compare({ was: was.items, is: is.items, part: `${part}[]` }, writer),
      ...(was.oneOf ?? []).flatMap((one, i) => compare({ was: one, is: is.oneOf?.[i], part }, writer)),
    ]
  }

  return compare
}

/** One that may be null as one type. */
const withNull = ({ schema = {}, isNullable }: { schema?: Schema; isNullable: boolean }): Schema =>
  isNullable && schema.type ? { ...schema, type: [schema.type, 'null'].flat() } : schema

type Found = [kind: string, property?: string]

/** What could be sent and can no more. A field that is not there is refused: see unknownWords.test.ts. */
function narrowed(was: Schema, is: Schema): Found[] {
  const required = new Set(was.required)
  return [
    ...Object.keys(was.properties ?? {}).flatMap(missingIn(is)),
    ...(is.required ?? []).flatMap((name): Found[] => (required.has(name) ? [] : [['FIELD_REQUIRED', name]])),
    ...when(!covers(typesOf(is), typesOf(was)), 'TYPE_NARROWED'),
    ...when(!covers(is.enum, was.enum), 'ENUM_VALUE_REMOVED'),
    ...when((was.oneOf?.length ?? 0) > (is.oneOf?.length ?? 0), 'TYPE_NARROWED'),
    ...when(isStricter(was, is), 'LIMIT_NARROWED'),
    ...when(differs(was.format, is.format) || differs(was.pattern, is.pattern), 'FORMAT_CHANGED'),
  ]
}

/** What was promised to be answered and is no more. */
function weakened(was: Schema, is: Schema): Found[] {
  const required = new Set(is.required)
  return [
    ...Object.keys(was.properties ?? {}).flatMap(missingIn(is)),
    ...(was.required ?? []).flatMap((name): Found[] =>
      required.has(name) || !is.properties?.[name] ? [] : [['FIELD_OPTIONAL', name]],
    ),
    ...when(!covers(typesOf(was), typesOf(is)), 'TYPE_WIDENED'),
    ...when((is.oneOf?.length ?? 0) > (was.oneOf?.length ?? 0), 'TYPE_WIDENED'),
    ...when(was.format !== undefined && was.format !== is.format, 'FORMAT_CHANGED'),
  ]
}

const missingIn =
  (is: Schema) =>
  (name: string): Found[] =>
    is.properties?.[name] ? [] : [['FIELD_REMOVED', name]]

const when = (isSo: boolean, kind: string): Found[] => (isSo ? [[kind]] : [])

/** A new format or pattern refuses what was taken before; to drop one takes more. */
const differs = (was: string | undefined, is: string | undefined) => is !== undefined && was !== is

/** Whether the larger holds all of the smaller; undefined stands for anything. */
const covers = (larger: readonly unknown[] | undefined, smaller: readonly unknown[] | undefined) =>
  larger === undefined || (smaller?.every(each => larger.includes(each)) ?? false)

function typesOf({ type }: Schema): string[] | undefined {
  const types = type === undefined ? type : [type].flat()
  return types?.includes('number') ? [...types, 'integer'] : types
}

const LOWER = ['minLength', 'minItems', 'minimum'] as const
const UPPER = ['maxLength', 'maxItems', 'maximum'] as const

const isStricter = (was: Schema, is: Schema) =>
  LOWER.some(name => (is[name] ?? -Infinity) > (was[name] ?? -Infinity)) ||
  UPPER.some(name => (is[name] ?? Infinity) < (was[name] ?? Infinity))

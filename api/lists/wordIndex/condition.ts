/** A condition that a word index can answer; it travels to the thread. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** The text is in lower case and without accents, as the column is, and has no spaces at its ends. */
  | { column: string; contains: string }
  | { column: string; among: string[] }

/** The columns of a table that its word index holds: searched texts, and keys of few values. */
export type Columns = { texts: readonly string[]; keys: readonly string[] }

/** The same as a condition in the form of Prisma's `where`; null if it asks for anything else than the columns have. */
export function conditionFrom(where: object, columns: Columns): Condition | null {
  return joined(
    'all',
    Object.entries(where)
      .filter(isAsked)
      .map(part => partFrom(part, columns)),
  )
}

const isAsked = ([, asked]: [string, unknown]) => asked !== undefined

function partFrom([name, asked]: [string, unknown], columns: Columns): Condition | null {
  const each = () => [asked].flat().map(part => conditionFrom(Object(part), columns))
  if (name === 'AND') return joined('all', each())
  if (name === 'OR') return joined('any', each())
  if (name === 'NOT') return not(joined('all', each()))
  if (columns.keys.includes(name)) return keyFrom(name, asked)
  return columns.texts.includes(name) ? textFrom(name, asked) : null
}

/** Equal conditions become equal, however they are nested. */
function joined(how: 'all' | 'any', parts: (Condition | null)[]): Condition | null {
  const known = parts.filter(part => part !== null)
  if (known.length < parts.length) return null
  if (how === 'any') return only(known) ?? { any: known }
  const demanding = known.flatMap(part => ('all' in part ? part.all : [part]))
  return only(demanding) ?? { all: demanding }
}

const not = (part: Condition | null) => part && { not: part }

const only = (parts: Condition[]) => (parts.length === 1 ? parts[0] : undefined)

function keyFrom(column: string, asked: unknown): Condition | null {
  if (typeof asked === 'string') return { column, among: [asked] }
  const [[operator, values] = [], ...others] = Object.entries(Object(asked)).filter(isAsked)
  return operator === 'in' && others.length === 0 ? { column, among: [...new Set([values].flat().map(String))] } : null
}

function textFrom(column: string, asked: unknown): Condition | null {
  const [[operator, pattern] = [], ...others] = Object.entries(Object(asked)).filter(isAsked)
  const isOnly = operator === 'contains' && typeof pattern === 'string' && others.length === 0
  return isOnly ? { column, contains: pattern.replace(/\\([\\%_])/g, '$1') } : null
}

/** Tells whether a condition searches for a text. */
export function isSearch(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(isSearch)
  if ('any' in condition) return condition.any.some(isSearch)
  if ('not' in condition) return isSearch(condition.not)
  return 'contains' in condition
}

/** Tells whether a row meets a condition, by its columns. */
export function meets(row: Record<string, string | null>, condition: Condition): boolean {
  if ('all' in condition) return condition.all.every(part => meets(row, part))
  if ('any' in condition) return condition.any.some(part => meets(row, part))
  if ('not' in condition) return !meets(row, condition.not)
  const value = row[condition.column] ?? null
  if (value === null) return false
  return 'contains' in condition ? value.includes(condition.contains) : condition.among.includes(value)
}

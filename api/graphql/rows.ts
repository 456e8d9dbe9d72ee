import type { Context } from '../context.ts'
import { found, NotAuthenticated } from '../problems.ts'
import { batched } from '../rows/batch.ts'
import type { Model, Row } from '../rows/models.ts'
import type { ClientSelection } from '../rows/query.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import type { Viewer } from '../viewer.ts'
import { typeOf } from './builder.ts'

/** A payload field that reads a row again, with only the selected fields. `key`: the result's key for the row's id. */
export const rowOf = <Name extends Model, Key extends string = 'id'>(model: Name, key = 'id' as Key) => ({
  type: model,
  resolve: async (query: ClientSelection, done: Record<NoInfer<Key>, number>, _args: object, context: Context) =>
    found(await rowsOf(context, model).findById(query, idIn(done, key)), 'Record'),
})

/** A payload field for a row that may be deleted, or whose id may be missing. */
export const rowIfAny = <Name extends Model, Key extends string = 'id'>(model: Name, key = 'id' as Key) => ({
  type: model,
  nullable: true as const,
  resolve: async (
    query: ClientSelection,
    done: Record<NoInfer<Key>, number | null | undefined>,
    _args: object,
    context: Context,
  ) => {
    const asked = { ...query } // Read even without an id, as Pothos treats an unread query as a mistake.
    const id = done[key]
    return id == null ? null : rowsOf(context, model).findById(asked, id)
  },
})

/** The id of a row in a verb's result. Throws if it is missing, as another row would be read otherwise. */
export function idIn<Key extends string>(done: Partial<Record<Key, number>>, key: Key): number {
  const id = done[key]
  if (id === undefined) throw new Error(`A verb gave no ${key}`)
  return id
}

/** Reads rows by id, with one statement for all fields of an answer. A row may not exist, and an id may be null. */
export function rowsById<Name extends Model>(model: Name) {
  const read = batched(async (reads: ReadAccess, ids: number[]) => {
    const rows = await rowsOf(reads, model).findByIds({}, ids)
    return new Map<number, Row<Name>>(rows.map(row => [row.id, row]))
  })
  return (context: ReadAccess, id: number | null) => (id === null ? null : read(context, id))
}

/** Reads rows by id, in the order of the ids, with only the selected fields. */
export async function rowsInOrder<Name extends Model>(
  reads: ReadAccess,
  model: Name,
  { query, ids }: { query: ClientSelection; ids: readonly number[] },
) {
  const rows = await rowsOf(reads, model).findByIds(query, ids)
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** A field for the record whose id is in the parent. Reads with `rowsById`. Throws NotFound if it is deleted. */
export function recordOf<Name extends Model, Key extends string>(model: Name, key: Key) {
  const rows = rowsById(model)
  return {
    type: typeOf(model),
    resolve: async (parent: Record<NoInfer<Key>, number>, _args: object, context: ReadAccess) =>
      found((await rows(context, parent[key])) ?? null, model),
  }
}

/** A field for a record that may be missing. `rows` can be shared by fields that read the same model. */
export function recordIfAny<Name extends Model, Key extends string>(model: Name, key: Key, rows = rowsById(model)) {
  return {
    type: typeOf(model),
    nullable: true as const,
    resolve: async (
      parent: Partial<Record<NoInfer<Key>, number | null | undefined>>,
      _args: object,
      context: ReadAccess,
    ) => (await rows(context, parent[key] ?? null)) ?? null,
  }
}

/** The maximum number of rows behind a figure in an answer. */
export const MOST_BEHIND = 500

/** Narrows the context to a signed-in viewer. Throws NotAuthenticated. */
export function signedIn(context: Context): Context & { viewer: Viewer } {
  if (!isSignedIn(context)) throw new NotAuthenticated()
  return context
}

const isSignedIn = (context: Context): context is Context & { viewer: Viewer } => context.viewer !== null

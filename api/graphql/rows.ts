import type { Context } from '../context.ts'
import type { Database } from '../db.ts'
import { NotAuthenticated } from '../problems.ts'
import type { Viewer } from '../viewer.ts'
import type { Model, Row } from './builder.ts'

/** A payload's field that reads a row again, with just what the client asked for. `key` has its id in what the verb answers. */
export const rowOf = <Name extends Model, Key extends string = 'id'>(model: Name, key = 'id' as Key) => ({
  type: model,
  resolve: (query: object, done: Record<NoInfer<Key>, number>, _args: object, { db }: Context) =>
    tableOf(db, model).findUniqueOrThrow({ ...query, where: { id: done[key] } }),
})

/** The same for a row that may be gone, or that was never named. */
export const rowIfAny = <Name extends Model, Key extends string = 'id'>(model: Name, key = 'id' as Key) => ({
  type: model,
  nullable: true as const,
  resolve: (query: object, done: Record<NoInfer<Key>, number | null | undefined>, _args: object, { db }: Context) =>
    tableOf(db, model).findUnique({ ...query, where: { id: done[key] ?? NO_ID } }),
})

const NO_ID = 0

/** A table by the name of its model. */
export const tableOf = <Name extends Model>(db: Database['db'], model: Name) =>
  db[`${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Model>] as unknown as Table<
    Row<Name> & { id: number }
  >

type Table<Found> = {
  findUnique(args: object): Promise<Found | null>
  findUniqueOrThrow(args: object): Promise<Found>
  findMany(args: object): Promise<Found[]>
  count(args: object): Promise<number>
}

/** The context of a verb that somebody runs who is signed in. */
export function signedIn(context: Context): Context & { viewer: Viewer } {
  if (!isSignedIn(context)) throw new NotAuthenticated()
  return context
}

const isSignedIn = (context: Context): context is Context & { viewer: Viewer } => context.viewer !== null

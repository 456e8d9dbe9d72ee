import type { Tx } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { NotFound } from '../problems.ts'
import type { Model, Row } from './models.ts'

type Table<Found> = {
  findUnique(args: object): Promise<Found | null>
  findUniqueOrThrow(args: object): Promise<Found>
  findMany(args: object): Promise<Found[]>
  count(args: object): Promise<number>
}

/** The table of a model. */
export const tableOf = <Name extends Model>(db: Tx, model: Name) =>
  db[`${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Model>] as unknown as Table<
    Row<Name> & { id: number }
  >

/** A moment that a statement of our own answered. */
export const momentOf = (value: unknown) => (value instanceof Date ? value : new Date(String(value)))

/**
 * Reads a row and locks it until the transaction ends, so that concurrent changes run one after the other. Throws
 * NotFound of `what`.
 */
export async function lockRow<Name extends Model>(
  tx: Tx,
  { model, id, what }: { model: Name; id: number; what: string },
): Promise<Row<Name>> {
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${model}"`)} WHERE id = ${id} FOR UPDATE`
  const row = await tableOf(tx, model).findUnique({ where: { id } })
  if (!row) throw new NotFound(what)
  return row
}

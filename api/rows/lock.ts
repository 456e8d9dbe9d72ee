import type { Tx } from '../db.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { NotFound } from '../problems.ts'
import { type Model, type Row, tableOf } from './models.ts'

/**
 * Reads a row and locks it until the transaction ends, so that concurrent changes run one after the other. Throws
 * NotFound for `what`.
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

import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { createViewRules, hasViews } from './rules.ts'

/** Saves a view of a table for the one who asks. Throws InvalidInput. */
export function createView(context: Staff, input: object): Promise<{ id: number }> {
  const { sorting, ...view } = parse(createViewRules, input)
  return transactionOnce(context, { operation: 'createView', input }, async tx => {
    const { id } = await tx.savedView.create({
      data: { ...view, sorting: sorting ?? Prisma.JsonNull, userId: context.viewer.id },
      select: { id: true },
    })
    await record(tx, context.viewer, 'view.saved', {}, [{ field: 'view', before: null, after: view.viewName }])
    return { id }
  })
}

/** One's own views of a table, by name. */
export async function savedViews({ db, viewer }: Staff, query: object, tableName: string) {
  if (!hasViews(tableName)) return []
  const orderBy = [{ viewName: 'asc' as const }, { id: 'asc' as const }]
  return db.savedView.findMany({ ...query, where: { userId: viewer.id, tableName }, orderBy })
}

/** Throws NotFound, for somebody else's view as for none. */
export function deleteView({ viewer, transaction }: Staff, id: number): Promise<{ id: number }> {
  return transaction(async tx => {
    const view = await tx.savedView.findUnique({ where: { id, userId: viewer.id } })
    const { count } = await tx.savedView.deleteMany({ where: { id, userId: viewer.id } })
    if (!view || count === 0) throw new NotFound('View')
    await record(tx, viewer, 'view.deleted', {}, [{ field: 'view', before: view.viewName, after: null }])
    return { id }
  })
}

/** The view their table opens with; the one before is it no more. Throws NotFound, also when it is of another table. */
export async function setDefaultView(
  { viewer, transaction }: Staff,
  { id, tableName }: { id: number; tableName: string },
): Promise<{ id: number; tableName: string }> {
  if (!hasViews(tableName)) throw new NotFound('View')
  const own = { userId: viewer.id, tableName }
  return transaction(async tx => {
    // All of them, in one order: whoever makes another one the default at the same time waits here.
    const views = await tx.$queryRaw<{ id: number; viewName: string }[]>`
      SELECT id, "viewName" FROM "SavedView" WHERE "userId" = ${viewer.id} AND "tableName" = ${tableName}
      ORDER BY id FOR UPDATE`
    const view = views.find(candidate => candidate.id === id)
    if (!view) throw new NotFound('View')
    await tx.savedView.updateMany({ where: { ...own, isDefault: true, id: { not: id } }, data: { isDefault: false } })
    await tx.savedView.update({ where: { id }, data: { isDefault: true } })
    await record(tx, viewer, 'view.madeDefault', {}, [{ field: 'view', before: null, after: view.viewName }])
    return { id, tableName }
  })
}

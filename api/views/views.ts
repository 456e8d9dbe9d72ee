import { record } from '../activity/activity.ts'
import type { Id, Staff } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { createViewRules, hasViews } from './rules.ts'

/** Saves a view of a table for the viewer. Throws InvalidInput. */
export function createView(context: Staff, input: object): Promise<Id> {
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

/** The viewer's own views of a table, by name. */
export async function savedViews({ db, viewer }: Staff, query: object, tableName: string) {
  if (!hasViews(tableName)) return []
  const orderBy = [{ viewName: 'asc' as const }, { id: 'asc' as const }]
  return db.savedView.findMany({ ...query, where: { userId: viewer.id, tableName }, orderBy })
}

/** Deletes a view. Throws NotFound, also for somebody else's view. */
export function deleteView({ viewer, transaction }: Staff, { id }: Id): Promise<Id> {
  return transaction(async tx => {
    const view = await tx.savedView.findUnique({ where: { id, userId: viewer.id } })
    const { count } = await tx.savedView.deleteMany({ where: { id, userId: viewer.id } })
    if (!view || count === 0) throw new NotFound('View')
    await record(tx, viewer, 'view.deleted', {}, [{ field: 'view', before: view.viewName, after: null }])
    return { id }
  })
}

/** Makes a view the default of its table. Throws NotFound, also for a view of another table. */
export async function setDefaultView(
  { viewer, transaction }: Staff,
  { id, tableName }: { id: number; tableName: string },
): Promise<{ id: number; tableName: string }> {
  if (!hasViews(tableName)) throw new NotFound('View')
  const own = { userId: viewer.id, tableName }
  return transaction(async tx => {
    // Locks all views in one order, so that concurrent changes of the default run one after the other.
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

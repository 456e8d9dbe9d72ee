import { recordEach } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { NotFound, type Problem } from '../problems.ts'
import { groupBy } from '../rows/batch.ts'
import { parse } from '../rules/parse.ts'
import { talentStatusesRules } from './rules.ts'
import { talentStatuses } from './words.ts'

/** A talent with a refused action, and the reason. */
export type Refused = { talentId: number; problem: Problem }

/** The problems of talents, in their order. */
export const refused = (problems: ReadonlyMap<number, Problem>): Refused[] =>
  [...problems].map(([talentId, problem]) => ({ talentId, problem }))

/**
 * Sets the status of several talents. Returns their ids, and the ids of talents that do not exist as refused. Throws
 * InvalidInput; then no talent is changed.
 */
export function setTalentStatuses(
  { viewer, transaction }: Staff,
  input: object,
): Promise<{ talentIds: number[]; refused: Refused[] }> {
  const { ids, status } = parse(talentStatusesRules, input)
  return transaction(async tx => {
    // Locks the rows in the order of ids, so that two requests for the same talents cannot deadlock.
    const before = await tx.$queryRaw<{ id: number; status: keyof typeof talentStatuses }[]>`
      SELECT id, status::text FROM "Talent" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`
    const changed = before.filter(talent => talent.status !== status)
    const where = { id: { in: changed.map(({ id }) => id) } }
    await tx.talent.updateMany({ where, data: { status, version: { increment: 1 } } })
    for (const [former, talents] of groupBy(changed, talent => talent.status)) {
      const subjects = talents.map(({ id: talentId }) => ({ talentId }))
      await recordEach(tx, viewer, 'talent.statusChanged', subjects, [
        { field: 'status', before: talentStatuses[former], after: talentStatuses[status] },
      ])
    }
    const known = new Set(before.map(({ id }) => id))
    const gone = ids.filter(id => !known.has(id)).map(id => [id, new NotFound('Talent')] as const)
    return { talentIds: ids.filter(id => known.has(id)), refused: refused(new Map(gone)) }
  })
}

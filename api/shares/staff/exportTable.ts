import { type Table, tableOf } from '../../csv/table.ts'
import type { Id, Staff } from '../../deps.ts'
import { found, NotFound } from '../../problems.ts'
import { availableProfiles } from '../client/clientShare.ts'
import { comparisonOf } from '../print/printProfiles.ts'
import { lockShare, trace } from './shares.ts'

/**
 * A share's frozen profiles as a comparison table for a client's own system, without hidden talents. Records the export
 * before the first row is sent. Throws NotFound, also when all talents are hidden.
 */
export async function exportTable(context: Staff, { id }: Id): Promise<{ name: string; table: Table }> {
  const share = found(await context.db.share.findUnique({ where: { id } }), 'Share')
  const profiles = (await availableProfiles(context.db, share)).map(({ shown }) => shown)
  if (profiles.length === 0) throw new NotFound('Table')
  const { transaction, viewer } = context
  async function* recorded() {
    await transaction(async tx => {
      await lockShare(tx, id)
      await trace(tx, viewer, { id, kind: 'share.exported' })
    })
    yield profiles
  }
  const day = share.frozenAt.toISOString().slice(0, 10)
  return { name: `shortlist-${day}`, table: tableOf(comparisonOf(profiles, share.needs), recorded()) }
}

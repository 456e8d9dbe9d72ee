import { record, recordEach } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Staff } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { checkOwner } from '../owners/owners.ts'
import { NotFound } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { handOverRules } from './rules.ts'

/** The numbers of records handed over. */
export type HandedOver = { talentCount: number; dealCount: number; reminderCount: number }

/**
 * Transfers a user's talents, deals and open reminders to a colleague. Talents and deals are transferred in batches,
 * each batch with its history in one transaction. After an error, a second call transfers the rest. Throws InvalidInput
 * and NotFound.
 */
export async function handOverRecords({ viewer, db, transaction }: Staff, input: unknown): Promise<HandedOver> {
  const { fromUserId, toUserId } = parse(handOverRules, input)
  const from = await db.user.findUnique({ where: { id: fromUserId } })
  if (!from) throw new NotFound('User')
  await checkOwner(db, toUserId, 'toUserId')
  const to = await db.user.findUniqueOrThrow({ where: { id: toUserId } })
  const changes = [{ field: 'owner', before: nameOf(from), after: nameOf(to) }]
  const handOver = (model: 'Talent' | 'Deal') =>
    inBatches(() =>
      transaction(async tx => {
        const ids = await lockOwned(tx, model, fromUserId)
        const change = { where: { id: { in: ids } }, data: { ownerId: toUserId, version: { increment: 1 } } }
        await (model === 'Talent' ? tx.talent.updateMany(change) : tx.deal.updateMany(change))
        const subjects = ids.map(id => (model === 'Talent' ? { talentId: id } : { dealId: id }))
        await recordEach(tx, viewer, model === 'Talent' ? 'talent.updated' : 'deal.updated', subjects, changes)
        return ids.length
      }),
    )
  const talentCount = await handOver('Talent')
  const dealCount = await handOver('Deal')
  const reminderCount = await transaction(async tx => {
    const { count } = await tx.reminder.updateMany({
      where: { userId: fromUserId, doneAt: null },
      data: { userId: toUserId },
    })
    await record(tx, viewer, 'user.recordsHandedOver', {}, [
      { field: 'user', before: String(fromUserId), after: String(toUserId) },
      ...Object.entries({ talents: talentCount, deals: dealCount, reminders: count }).map(([field, handedOver]) => ({
        ...{ field, before: null, after: String(handedOver) },
      })),
    ])
    return count
  })
  return { talentCount, dealCount, reminderCount }
}

const BATCH = 500

/** Runs `work`, which returns the size of a batch, until a batch is not full. Returns the sum of the sizes. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let sum = 0
  for (;;) {
    const count = await work()
    sum += count
    if (count < BATCH) return sum
  }
}

async function lockOwned(tx: Tx, table: 'Talent' | 'Deal', ownerId: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM ${Prisma.raw(`"${table}"`)} WHERE "ownerId" = ${ownerId} ORDER BY id LIMIT ${BATCH} FOR UPDATE`
  return rows.map(({ id }) => id)
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

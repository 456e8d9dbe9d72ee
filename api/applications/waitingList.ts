import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { announceChange } from './changes.ts'
import { writeSoon } from './letters.ts'
import { countPeople } from './people.ts'

/** The condition of applications that count against the limit: not waiting and not withdrawn. */
export const WITHIN_LIMIT = { isWaiting: false, withdrawnAt: null }

/** The condition of waiting applications that may move up. Rejected and withdrawn applications may not. */
const QUEUED: Prisma.ExternalApplicationWhereInput = {
  isWaiting: true,
  status: { notIn: ['REJECTED', 'WITHDRAWN'] },
}

const IN_ORDER = { id: 'asc' } as const

/** Maximum number of waiting applications per deal, so that a public link cannot fill the table. */
export const MOST_WAITING = 200

/** Number of people with a place on a deal: all applications of a person share one place. Batched over a request. */
export const peopleWithinLimit = batched(({ db }: { db: Tx }, ids: number[]) =>
  countPeople(db, { dealId: { in: ids }, ...WITHIN_LIMIT }),
)

type LimitColumns = { id: number; applicationLimit: number | null }

/** The number of taken places of a deal. Without a limit, counts applications, as counting people is slower. */
export const countWithinLimit = async (tx: Tx, { id, applicationLimit: limit }: LimitColumns): Promise<number> =>
  limit === null
    ? tx.externalApplication.count({ where: { dealId: id, ...WITHIN_LIMIT } })
    : ((await peopleWithinLimit({ db: tx }, id)) ?? 0)

export const countWaiting = (tx: Tx, dealId: number) =>
  tx.externalApplication.count({ where: { dealId, isWaiting: true } })

/**
 * Moves the applications that have waited longest into free places. Must be called after every change that may free a
 * place, with the deal's row locked, so that nobody waits despite a free place.
 */
export async function moveUpWaiting(tx: Tx, dealId: number) {
  const deal = await tx.deal.findUnique({ where: { id: dealId }, select: { applicationLimit: true } })
  if (!deal) return
  const { applicationLimit: limit } = deal
  const free = limit === null ? MOST_WAITING : limit - (await countWithinLimit(tx, { id: dealId, ...deal }))
  if (free <= 0) return
  const next = await tx.externalApplication.findMany({
    where: { dealId, ...QUEUED },
    orderBy: IN_ORDER,
    take: free,
    select: { id: true, name: true, email: true, phone: true },
  })
  for (const { id, ...applicant } of next) await moveUp(tx, { id, dealId, ...applicant }, null)
  // Some of these applications may belong to people who already have a place, so there may be room for more.
  if (next.length > 0) await moveUpWaiting(tx, dealId)
}

type WaitingApplication = {
  id: number
  dealId: number
  name: string | null
  email: string | null
  phone: string | null
}

/** Moves up one application, even without a free place. */
export async function moveUp(tx: Tx, application: WaitingApplication, viewer: { id: number } | null) {
  const { id, dealId } = application
  await tx.externalApplication.update({ where: { id }, data: { isWaiting: false }, select: { id: true } })
  await record(tx, viewer, 'application.movedUp', { dealId, applicationId: id }, [applicant(application)])
  await writeSoon(tx, { id, news: 'PLACE' })
  await announceChange(tx, { id, dealId })
}

/** The change that names the applicant in the timeline, as an application has no talent to link. */
export function applicant({ name, email, phone }: Pick<WaitingApplication, 'name' | 'email' | 'phone'>) {
  const who = name ?? email ?? phone
  return { field: 'applicant', before: who, after: who }
}

/** The position of an application on the waiting list, from 1; undefined if the application is not waiting. Batched. */
export const positionOf = batched(async ({ db }: { db: Tx }, applications: { id: number; dealId: number }[]) => {
  const dealIds = [...new Set(applications.map(({ dealId }) => dealId))]
  const waiting = await db.externalApplication.findMany({
    where: { dealId: { in: dealIds }, ...QUEUED },
    orderBy: IN_ORDER,
    select: { id: true, dealId: true },
  })
  const queues = groupBy(waiting, ({ dealId }) => dealId)
  return new Map(
    applications.flatMap(application => {
      const index = queues.get(application.dealId)?.findIndex(({ id }) => id === application.id) ?? -1
      return index < 0 ? [] : [[application, index + 1] as const]
    }),
  )
})

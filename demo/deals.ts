import { candidateStatuses } from '../api/candidates/words.ts'
import type { Tx } from '../api/db.ts'
import { dealStatuses } from '../api/deals/words.ts'
import { randomToken } from '../api/secrets.ts'
import type { DemoDeal } from './data.ts'
import { type Activity, follow, type Ids, idIn } from './history.ts'

type Inserted = { colleagues: Ids; talents: Ids; companies: Ids; now: Date }
type FollowedDeal = ReturnType<typeof followDeal>

/** Inserts the deals in the given order, with their candidates and billing. */
export async function insertDeals(tx: Tx, deals: DemoDeal[], inserted: Inserted) {
  const followed = deals.map(followDeal)
  const data = followed.map(deal => rowOf(deal, inserted))
  const rows = await tx.deal.createManyAndReturn({ data, select: { id: true, title: true } })
  const ids: Ids = new Map(rows.map(({ id, title }) => [title, id]))
  await tx.dealCandidate.createMany({ data: followed.flatMap(deal => candidateRows(deal, ids, inserted)) })
  await tx.questionSet.createMany({ data: followed.flatMap(deal => questionRows(deal, ids)) })
  const billing = followed.flatMap(deal => billingRows(deal, ids, inserted))
  await insertBilling(
    tx,
    billing.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)),
  )
  return { ids, activity: followed.flatMap(deal => activityOf(deal, ids, inserted)) }
}

/** Inserts the rows one by one, as a correction needs the id of the deal's previous entry. */
async function insertBilling(tx: Tx, rows: ReturnType<typeof billingRows>) {
  const former = new Map<number, number>()
  for (const { corrects, ...data } of rows) {
    const replacesId = corrects ? (former.get(data.dealId) ?? null) : null
    const { id } = await tx.billingChange.create({ data: { ...data, replacesId }, select: { id: true } })
    former.set(data.dealId, id)
  }
}

/** A deal and its candidates with their histories applied, and the winner. */
export function followDeal({ candidates, applications: _theirs, questions, ...deal }: DemoDeal) {
  const followed = candidates.map(candidate => follow(candidate, { status: candidateStatuses }))
  const winner = followed.find(({ present }) => present.status === 'SELECTED')?.present.talent
  return { ...follow(deal, { status: dealStatuses }), candidates: followed, winner, questions }
}

function rowOf(
  { present, steps, candidates, winner, statusSince, createdAt, updatedAt, version }: FollowedDeal,
  inserted: Inserted,
) {
  const { company, ...columns } = present
  const filled = steps.findLast(({ changed }) => changed?.status === 'FILLED')
  const planned = steps.find(({ billing }) => billing && billing.effectiveDate > inserted.now)
  const interviews = candidates.flatMap(({ present }) => present.interviewDate ?? []).filter(at => at > inserted.now)
  return {
    ...columns,
    companyId: idIn(inserted.companies, company),
    ownerId: idIn(inserted.colleagues, steps[0]?.by ?? ''),
    selectedTalentId: winner === undefined ? null : idIn(inserted.talents, winner),
    // The earliest coming interview of all candidates.
    interviewDate: interviews.sort((one, other) => Number(one) - Number(other))[0],
    applyToken: steps.some(({ shared }) => shared) ? randomToken() : null,
    applicationLimit: steps.find(step => step.applicationLimit)?.applicationLimit,
    // A planned entry does not apply yet, so the deal still has the values before the entry.
    ...(planned && {
      companyBudget: planned.before.companyBudget,
      candidateBudget: planned.before.candidateBudget,
      weeklyHours: planned.before.weeklyHours,
    }),
    filledAt: filled?.at,
    endedAt: filled && (present.status === 'FINISHED' || present.status === 'CLOSED') ? statusSince : null,
    ...{ statusSince, createdAt, updatedAt, version },
  }
}

/** The furthest status that a candidate reached, even if the candidate was rejected later. */
export const reachedIn = (steps: { before: Named; changed?: Partial<Named> | undefined }[]) =>
  reachable.findLast(status =>
    steps.some(({ before, changed }) => before.status === status || changed?.status === status),
  )

type Named = { status: keyof typeof candidateStatuses }

const reachable = ['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED', 'SELECTED'] as const

function candidateRows({ present: { title }, candidates }: FollowedDeal, deals: Ids, { talents }: Inserted) {
  return candidates.map(({ present: { talent, ...columns }, steps, statusSince, createdAt, updatedAt }) => ({
    ...columns,
    reached: reachedIn(steps),
    ...{ dealId: idIn(deals, title), talentId: idIn(talents, talent), statusSince, createdAt, updatedAt },
  }))
}

function questionRows({ present: { title }, steps, questions }: FollowedDeal, deals: Ids) {
  const shared = steps.find(step => step.shared)
  return questions && shared ? [{ dealId: idIn(deals, title), version: 1, questions, createdAt: shared.at }] : []
}

function billingRows(
  { present: { title }, steps, winner }: FollowedDeal,
  deals: Ids,
  { talents, colleagues, now }: Inserted,
) {
  return steps.flatMap(({ billing, before: present, changed, at, by }, index) => {
    if (!billing || !winner) return []
    const after = { ...present, ...changed }
    // The previous values of a correction are those of the entry that it replaces.
    const before = (billing.corrects && steps[index - 1]?.before) || present
    return {
      ...billing,
      isApplied: billing.effectiveDate <= now,
      dealId: idIn(deals, title),
      talentId: idIn(talents, winner),
      previousCompanyBudget: before.companyBudget,
      newCompanyBudget: after.companyBudget ?? '',
      previousCandidateBudget: before.candidateBudget,
      newCandidateBudget: after.candidateBudget,
      previousWeeklyHours: before.weeklyHours,
      newWeeklyHours: after.weeklyHours,
      createdById: idIn(colleagues, by),
      createdAt: at,
    }
  })
}

/** The activity of a deal, as the product's own functions would record it. */
function activityOf(deal: FollowedDeal, deals: Ids, { colleagues, talents, companies, now }: Inserted): Activity[] {
  const { present, steps, candidates, winner } = deal
  const dealId = idIn(deals, present.title)
  const companyId = idIn(companies, present.company)
  const who = ({ at, by }: { at: Date; by: string }) => ({ dealId, actorId: idIn(colleagues, by), at })
  const own = steps.map((step, index) => {
    const { shared, applicationLimit, billing, changes } = step
    if (index === 0) return { ...who(step), kind: 'deal.created', companyId, changes }
    if (shared) return { ...who(step), kind: 'deal.shared', changes }
    if (applicationLimit) {
      const limit = { field: 'applicationLimit', before: 'unlimited', after: String(applicationLimit) }
      return { ...who(step), kind: 'deal.applicationLimitSet', changes: [limit] }
    }
    if (!billing || !winner) return { ...who(step), kind: 'deal.statusChanged', companyId, changes }
    const reason = { field: 'changeReason', before: null, after: billing.changeReason }
    const talentId = idIn(talents, winner)
    return { ...who(step), kind: kindOf(billing, now), companyId, talentId, changes: [reason, ...changes] }
  })
  const theirs = candidates.flatMap(({ present: { talent }, steps }) =>
    steps.map((step, index) => {
      const subject = { ...who(step), companyId, talentId: idIn(talents, talent) }
      if (index === 0) {
        const added = { field: 'deal', before: null, after: present.title }
        const status = { field: 'status', before: null, after: candidateStatuses[step.before.status] }
        return { ...subject, kind: 'candidate.added', changes: [added, status] }
      }
      if (step.changed?.status !== 'SELECTED') return { ...subject, kind: 'candidate.updated', changes: step.changes }
      const chosen = { field: 'selectedCandidate', before: null, after: talent }
      return { ...subject, kind: 'deal.winnerSelected', changes: [chosen, ...step.changes] }
    }),
  )
  return [...own, ...theirs]
}

function kindOf({ corrects, effectiveDate }: { corrects?: true | undefined; effectiveDate: Date }, now: Date) {
  if (corrects) return 'billing.corrected'
  return effectiveDate <= now ? 'billing.updated' : 'billing.planned'
}

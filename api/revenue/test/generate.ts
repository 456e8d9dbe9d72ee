import type { Prisma } from '../../generated/prisma/client.ts'
import { world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

const DAY = 86_400_000
export const today = new Date(Math.floor(Date.now() / DAY) * DAY)
export const dayFromNow = (days: number) => new Date(today.getTime() + days * DAY)

/** Numbers from 0 to 1, the same each time. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Fills the database with placements of the last year: in dollars and euros, with and without a start date, ended and
 * running, with changes past and planned, corrections, and budgets that were edited without an entry.
 */
export async function generatePlacements(count: number) {
  const random = seeded(20_261_125)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const chance = (share: number) => random() < share
  const companies = await Promise.all(Array.from({ length: 9 }, () => make.company()))
  const owners = await Promise.all(Array.from({ length: 4 }, () => make.user()))
  const talents = await Promise.all(Array.from({ length: 12 }, () => make.talent()))
  await world.db.talent.update({ where: { id: talents[1]?.id ?? 0 }, data: { referredById: talents[0]?.id ?? 0 } })
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
  for (let at = 0; at < count; at++) {
    const sign = chance(0.4) ? '€' : '$'
    const amount = (share: number) => {
      const cents = Math.round(between(3_000, 12_000) * 100 * share + (chance(0.3) ? between(1, 99) : 0))
      const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
      return `${sign}${Math.floor(cents / 100).toLocaleString('en-US')}${rest}`
    }
    const isFee = chance(0.15)
    const created = between(-400, -30)
    const filled = Math.min(created + between(0, 90), -1)
    const ended = chance(0.3) ? Math.min(filled + between(10, 200), -1) : null
    const talent = pick(talents)
    const terms = () => ({
      company: amount(isFee ? 2 : 1),
      candidate: isFee ? null : amount(0.75),
      hours: between(8, 40),
    })
    let present = terms()
    const changes: Omit<Prisma.BillingChangeCreateManyInput, 'dealId'>[] = []
    const { id } = await world.db.deal.create({
      data: {
        title: `Placement ${at}`,
        companyId: pick(companies).id,
        ownerId: chance(0.9) ? pick(owners).id : null,
        dealType: isFee ? 'HEAD_HUNTING' : 'MANAGED',
        selectedTalentId: chance(0.95) ? talent.id : null,
        status: 'FILLED',
        createdAt: new Date(dayFromNow(created).getTime() + between(0, DAY - 1)),
        filledAt: new Date(dayFromNow(filled).getTime() + between(0, DAY - 1)),
        startDate: chance(0.8) ? dayFromNow(filled + between(-5, 40)) : null,
      },
    })
    for (let step = isFee ? 0 : between(0, 3), day = filled; step > 0 && day < 0; step--) {
      day = Math.min(day + between(1, 120), -1)
      const next = terms()
      changes.push(
        entry(present, next, { effective: day + between(-20, 0), recorded: day, talentId: talent.id, isFee }),
      )
      present = next
    }
    for (const change of changes) await world.db.billingChange.create({ data: { ...change, dealId: id } })
    const [last] = await world.db.billingChange.findMany({ where: { dealId: id }, orderBy: { id: 'desc' }, take: 1 })
    if (last && chance(0.3)) {
      const right = terms()
      const { id: _id, dealId: _deal, ...kept } = last
      await world.db.billingChange.create({
        data: {
          ...kept,
          dealId: id,
          ...{ newCompanyBudget: right.company, newCandidateBudget: right.candidate, newWeeklyHours: right.hours },
          ...{ replacesId: last.id, createdAt: new Date() },
        },
      })
      present = right
    }
    if (!isFee && chance(0.3)) {
      const planned = entry(present, terms(), { effective: between(1, 60), recorded: -1, talentId: talent.id, isFee })
      await world.db.billingChange.create({ data: { ...planned, dealId: id, isApplied: false } })
    }
    // Now and then somebody edits the deal without an entry.
    if (chance(0.1)) present = terms()
    await world.db.deal.update({
      where: { id },
      data: {
        ...(isFee ? { recruitingFee: present.company } : { companyBudget: present.company }),
        ...{ candidateBudget: present.candidate, weeklyHours: present.hours },
      },
    })
    if (ended !== null) {
      await world.db.deal.update({ where: { id }, data: { status: chance(0.8) ? 'FINISHED' : 'CLOSED' } })
      await world.db.deal.update({ where: { id }, data: { endedAt: new Date(dayFromNow(ended).getTime() + 1_000) } })
    }
    if (chance(0.9)) {
      const candidate = { dealId: id, talentId: talent.id, createdAt: dayFromNow(between(created, filled)) }
      await world.db.dealCandidate.create({
        data: { ...candidate, status: 'SELECTED', matchPercentage: chance(0.5) ? between(50, 99) : null },
      })
    }
    for (let others = between(0, 2); others > 0; others--) {
      const { id: own } = await make.application(id, {
        talentId: chance(0.2) ? talent.id : null,
        createdAt: dayFromNow(between(created, -1)),
      })
      const status = pick(['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED'] as const)
      await world.db.externalApplication.update({ where: { id: own }, data: { status } })
      if (chance(0.5)) await world.db.externalApplication.update({ where: { id: own }, data: { status: 'REJECTED' } })
    }
  }
  return { companies }
}

type Figures = { company: string; candidate: string | null; hours: number }

function entry(
  before: Figures,
  after: Figures,
  { effective, recorded, talentId, isFee }: { effective: number; recorded: number; talentId: number; isFee: boolean },
) {
  return {
    talentId,
    dealType: isFee ? ('HEAD_HUNTING' as const) : ('MANAGED' as const),
    previousCompanyBudget: before.company,
    newCompanyBudget: after.company,
    previousCandidateBudget: before.candidate,
    newCandidateBudget: after.candidate,
    previousWeeklyHours: before.hours,
    newWeeklyHours: after.hours,
    changeReason: 'Other',
    effectiveDate: dayFromNow(effective),
    createdAt: new Date(dayFromNow(recorded).getTime() + 3_600_000),
  }
}

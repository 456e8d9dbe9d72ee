import type { Prisma } from '../../generated/prisma/client.ts'
import { world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { seeded } from '../../test/random.ts'

const DAY = 86_400_000
export const today = new Date(Math.floor(Date.now() / DAY) * DAY)
export const dayFromNow = (days: number) => new Date(today.getTime() + days * DAY)

/**
 * Fills the database with placements of the last year: in dollars and euros, with and without a start date, ended and
 * running, with changes past and planned, corrections, budgets that were edited without an entry, and some that cannot be read.
 */
export async function generatePlacements(count: number) {
  const random = seeded(20_261_125)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const chance = (share: number) => random() < share
  const companies = await Promise.all(
    Array.from({ length: 9 }, (_, at) => make.company(at ? {} : { name: '=SUM(A1) Ltd' })),
  )
  const owners = await Promise.all(Array.from({ length: 4 }, () => make.user()))
  const talents = await Promise.all(Array.from({ length: 12 }, () => make.talent()))
  await world.db.talent.update({ where: { id: talents[1]?.id ?? 0 }, data: { referredById: talents[0]?.id ?? 0 } })
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const deals: Prisma.DealCreateManyInput[] = []
  const changes: (Prisma.BillingChangeCreateManyInput & { id: number })[] = []
  const candidates: Prisma.DealCandidateCreateManyInput[] = []
  const applications: (Prisma.ExternalApplicationCreateManyInput & { id: number; becameNothing: boolean })[] = []
  const ends: { id: number; status: 'FINISHED' | 'CLOSED'; endedAt: Date }[] = []
  for (let at = 0; at < count; at++) {
    const id = FIRST_ID + at
    const sign = chance(0.4) ? '€' : '$'
    const amount = (share: number) => {
      const cents = Math.round(between(3_000, 12_000) * 100 * share + (chance(0.3) ? between(1, 99) : 0))
      const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
      return `${sign}${Math.floor(cents / 100).toLocaleString('en-US')}${rest}`
    }
    const isFee = chance(0.15)
    const created = between(-400, -30)
    const filled = Math.min(created + between(0, 90), -1)
    const talent = pick(talents)
    const terms = () => ({
      company: amount(isFee ? 2 : 1),
      candidate: isFee ? null : amount(0.75),
      hours: between(8, 40),
    })
    let present = terms()
    const add = (entry: Omit<Prisma.BillingChangeCreateManyInput, 'id' | 'dealId'>) => {
      const made = { ...entry, id: FIRST_ID + changes.length, dealId: id }
      changes.push(made)
      return made
    }
    let last: ReturnType<typeof add> | null = null
    for (let step = isFee ? 0 : between(0, 3), day = filled; step > 0 && day < 0; step--) {
      day = Math.min(day + between(1, 120), -1)
      const next = terms()
      last = add(entry(present, next, { effective: day + between(-20, 0), recorded: day, talentId: talent.id, isFee }))
      present = next
    }
    if (last && chance(0.3)) {
      const right = terms()
      add({
        ...last,
        ...{ newCompanyBudget: right.company, newCandidateBudget: right.candidate, newWeeklyHours: right.hours },
        ...{ replacesId: last.id, createdAt: new Date() },
      })
      present = right
    }
    if (!isFee && chance(0.3)) {
      const planned = entry(present, terms(), { effective: between(1, 60), recorded: -1, talentId: talent.id, isFee })
      add({ ...planned, isApplied: false })
    }
    // Now and then somebody edits the deal without an entry.
    if (chance(0.1)) present = terms()
    if (!isFee && chance(0.05)) present = { ...present, company: 'On request' }
    deals.push({
      ...{ id, title: `Placement ${at}`, companyId: pick(companies).id, status: 'FILLED' },
      ownerId: chance(0.9) ? pick(owners).id : null,
      dealType: isFee ? 'HEAD_HUNTING' : 'MANAGED',
      selectedTalentId: chance(0.95) ? talent.id : null,
      createdAt: new Date(dayFromNow(created).getTime() + between(0, DAY - 1)),
      filledAt: new Date(dayFromNow(filled).getTime() + between(0, DAY - 1)),
      startDate: chance(0.8) ? dayFromNow(filled + between(-5, 40)) : null,
      ...(isFee ? { recruitingFee: present.company } : { companyBudget: present.company }),
      ...{ candidateBudget: present.candidate, weeklyHours: present.hours },
    })
    if (chance(0.3)) {
      const ended = Math.min(filled + between(10, 200), -1)
      ends.push({ id, status: chance(0.8) ? 'FINISHED' : 'CLOSED', endedAt: dayFromNow(ended) })
    }
    if (chance(0.9)) {
      const candidate = { dealId: id, talentId: talent.id, createdAt: dayFromNow(between(created, filled)) }
      candidates.push({ ...candidate, status: 'SELECTED', matchPercentage: chance(0.5) ? between(50, 99) : null })
    }
    for (let others = between(0, 2); others > 0; others--) {
      const key = `${id}-${others}`
      applications.push({
        ...{ id: FIRST_ID + applications.length, dealId: id, resumeUrl: `/api/files/${key}`, fingerprint: key },
        talentId: chance(0.4) ? (chance(0.5) ? talent : pick(talents)).id : null,
        status: pick(['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED'] as const),
        createdAt: dayFromNow(between(created, -1)),
        becameNothing: chance(0.5),
      })
    }
  }
  const { db } = world
  await db.deal.createMany({ data: deals })
  await db.billingChange.createMany({ data: changes })
  await db.dealCandidate.createMany({ data: candidates })
  await db.externalApplication.createMany({ data: applications.map(({ becameNothing: _kept, ...row }) => row) })
  const rejected = applications.flatMap(({ id, becameNothing }) => (becameNothing ? id : []))
  await db.externalApplication.updateMany({ where: { id: { in: rejected } }, data: { status: 'REJECTED' } })
  for (const status of ['FINISHED', 'CLOSED'] as const) {
    const ids = ends.flatMap(end => (end.status === status ? end.id : []))
    await db.deal.updateMany({ where: { id: { in: ids } }, data: { status } })
  }
  await db.$executeRaw`UPDATE "Deal" d SET "endedAt" = e."endedAt"
    FROM jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) AS e (id int, "endedAt" timestamptz) WHERE e.id = d.id`
  return { companies }
}

/** Rows are made with their ids, all of a table at once. */
const FIRST_ID = 100_000

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

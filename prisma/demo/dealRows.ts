import { randomToken } from '../../api/auth/secrets.ts'
import type { Tx } from '../../api/db.ts'
import type { Prisma } from '../../api/generated/prisma/client.ts'
import type { Arrived } from './applicants.ts'
import { insertApplications } from './applicationRows.ts'
import { demoCompanies } from './companies.ts'
import { companyHistory } from './companyHistory.ts'
import { dateIn, day } from './dates.ts'
import type { DemoDeal } from './deal.ts'
import { type DealEvent, type DealHistory, dealHistory } from './dealHistory.ts'
import { demoDeals } from './deals.ts'
import { termColumns } from './dealTerms.ts'
import { idIn } from './ids.ts'
import type { ColleagueIds, SeededTalent } from './rows.ts'

type Ids = { companies: Map<string, number>; deals: Map<string, number>; talents: Map<string, number> }
type Told = { deal: DemoDeal; history: DealHistory }

/** Inserts companies, deals, candidates, applications and billing, and what happened to them. */
export async function insertDeals(
  tx: Tx,
  {
    seeded,
    applications,
    authors,
    now,
  }: {
    seeded: SeededTalent[]
    applications: Arrived[]
    authors: ColleagueIds
    now: Date
  },
) {
  const histories = new Map(seeded.map(({ talent, history }) => [talent.name, history]))
  const told = demoDeals.map(deal => ({ deal, history: dealHistory(deal, histories, now) }))
  const talents = new Map(seeded.map(({ id, talent }) => [talent.name, id]))
  const companies = await insertCompanies(tx, now)
  const deals = await insertDealRows(tx, told, { companies, talents, now })
  const ids = { companies, deals, talents }
  await tx.dealCandidate.createMany({ data: told.flatMap(each => candidateRows(each, ids)) })
  await tx.billingChange.createMany({ data: told.flatMap(each => billingRows(each, ids, authors)).sort(byCreation) })
  const applied = await insertApplications(tx, applications, { ...ids, now })
  const activity = [...companyActivity(ids, authors, now), ...told.flatMap(each => dealActivity(each, ids, authors))]
  const answered = applied.map(row => ({ ...row, actorId: authors.leila }))
  await tx.activity.createMany({ data: [...activity, ...answered].sort((a, b) => Number(a.at) - Number(b.at)) })
}

async function insertCompanies(tx: Tx, now: Date): Promise<Map<string, number>> {
  const data = demoCompanies.map(company => {
    const { name, mainStakeholder, billing, notes } = company
    const { createdAt, updatedAt, version, status } = companyHistory(company, now)
    return { name, mainStakeholder, billing, notes, createdAt, updatedAt, version, status }
  })
  const rows = await tx.company.createManyAndReturn({ data, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function insertDealRows(
  tx: Tx,
  told: Told[],
  { companies, talents, now }: { companies: Map<string, number>; talents: Map<string, number>; now: Date },
): Promise<Map<string, number>> {
  const data = told.map(({ deal, history }): Prisma.DealCreateManyInput => {
    const { createdAt, updatedAt, version, startDate, interviewDate } = history
    const winner = deal.candidates?.find(({ status }) => status === 'SELECTED')
    return {
      title: deal.title,
      companyId: idIn(companies, deal.company),
      ...termColumns(deal),
      status: deal.status,
      jobDescription: deal.description,
      notes: deal.notes ?? null,
      deadline: deal.deadlineInDays === undefined ? null : dateIn(deal.deadlineInDays, now),
      targetArea: deal.area ?? null,
      selectedTalentId: winner ? idIn(talents, winner.talent) : null,
      applyToken: deal.shared ? randomToken() : null,
      applicationLimit: deal.shared?.limit ?? null,
      ...{ createdAt, updatedAt, version, startDate, interviewDate },
    }
  })
  const rows = await tx.deal.createManyAndReturn({ data, select: { id: true, title: true } })
  return new Map(rows.map(({ id, title }) => [title, id]))
}

function candidateRows({ deal, history }: Told, { deals, talents }: Ids): Prisma.DealCandidateCreateManyInput[] {
  return history.candidates.map(({ candidate, way, interviewDate }) => ({
    dealId: idIn(deals, deal.title),
    talentId: idIn(talents, candidate.talent),
    status: candidate.status,
    matchPercentage: candidate.match,
    notes: candidate.notes ?? null,
    interviewDate,
    createdAt: way[0]?.at,
    updatedAt: way.at(-1)?.at,
  }))
}

function billingRows(
  { deal, history }: Told,
  { deals, talents }: Ids,
  authors: ColleagueIds,
): (Prisma.BillingChangeCreateManyInput & { createdAt: Date })[] {
  return history.billing.map(({ before, at, talent, effectiveInDays, ...step }) => ({
    dealId: idIn(deals, deal.title),
    talentId: idIn(talents, talent),
    previousCompanyBudget: before.company,
    newCompanyBudget: step.company,
    previousCandidateBudget: before.candidate,
    newCandidateBudget: step.candidate,
    previousWeeklyHours: before.hours,
    newWeeklyHours: step.hours,
    changeReason: step.reason,
    effectiveDate: new Date(Math.floor(at.getTime() / day + effectiveInDays) * day),
    notes: step.notes ?? null,
    createdById: authors[deal.by],
    createdAt: at,
  }))
}

const byCreation = (one: { createdAt: Date }, other: { createdAt: Date }) =>
  Number(one.createdAt) - Number(other.createdAt)

function companyActivity({ companies }: Ids, authors: ColleagueIds, now: Date) {
  return demoCompanies.flatMap(company =>
    companyHistory(company, now).events.map(event => ({
      ...rowOfEvent(event, authors),
      companyId: idIn(companies, company.name),
    })),
  )
}

function dealActivity({ deal, history }: Told, { companies, deals, talents }: Ids, authors: ColleagueIds) {
  return history.events.map(event => ({
    ...rowOfEvent(event, authors),
    dealId: idIn(deals, deal.title),
    talentId: event.talent ? idIn(talents, event.talent) : null,
    companyId: event.company ? idIn(companies, deal.company) : null,
  }))
}

const rowOfEvent = ({ kind, by, at, changes }: DealEvent, authors: ColleagueIds) => ({
  kind,
  actorId: authors[by],
  at,
  changes,
})

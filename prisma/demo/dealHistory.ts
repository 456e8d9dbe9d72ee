import { type ActivityKind, type Change, changesBetween } from '../../api/activity/activity.ts'
import { candidateStatuses } from '../../api/candidates/rules.ts'
import { dealStatuses } from '../../api/deals/rules.ts'
import type { CandidateStatus, DealStatus } from '../../api/generated/prisma/enums.ts'
import { type CandidateHistory, candidateHistory } from './candidateHistory.ts'
import { type Chance, chance } from './chance.ts'
import { type ColleagueKey, colleagueKeys } from './colleagues.ts'
import { appointmentIn, dateIn, day, daysBefore, inOrder, minute } from './dates.ts'
import type { DemoCandidate, DemoDeal } from './deal.ts'
import { type BillingStep, billingSteps } from './dealTerms.ts'
import type { DemoHistory } from './stories.ts'

/** A row of the history. `talent` is a name; `company` says that the deal's company is concerned, too. */
export type DealEvent = {
  kind: ActivityKind
  by: ColleagueKey
  at: Date
  talent?: string
  company?: true
  changes: Change[]
}

export type DealHistory = {
  createdAt: Date
  updatedAt: Date
  version: number
  /** Oldest first; the first one is the deal's creation. */
  events: DealEvent[]
  candidates: { candidate: DemoCandidate; way: CandidateHistory; interviewDate: Date | null }[]
  billing: (BillingStep & { at: Date; talent: string })[]
  startDate: Date | null
  /** The next interview of any candidate. */
  interviewDate: Date | null
}

/** Tells the deal's story with dates, up to the present state and never beyond `now`. */
export function dealHistory(deal: DemoDeal, talents: Map<string, DemoHistory>, now: Date): DealHistory {
  const luck = chance(`${deal.title}, dates`)
  const [createdAt = now] = inOrder([daysBefore(now, deal.openedDaysAgo, luck)], now)
  const candidates = (deal.candidates ?? []).map(candidate => {
    const talent = talents.get(candidate.talent)
    if (!talent) throw new Error(`There is no demo talent ${candidate.talent}`)
    const way = candidateHistory(candidate, { deal, openedAt: createdAt, talent, now })
    const { interviewInDays } = candidate
    const interviewDate = interviewInDays === undefined ? null : appointmentIn(interviewInDays, now)
    return { candidate, way, interviewDate }
  })
  const startDate = deal.startsInDays === undefined ? null : dateIn(deal.startsInDays, now)
  const winner = deal.candidates?.find(({ status }) => status === 'SELECTED')?.talent ?? ''
  const billing = billingSteps(deal).map(step => ({ ...step, at: daysBefore(now, step.daysAgo, luck), talent: winner }))
  const events = [
    { kind: 'deal.created' as const, by: deal.by, at: createdAt, company: true as const, changes: [] },
    ...sharing(deal, new Date(createdAt.getTime() + 90 * minute)),
    ...candidates.flatMap(each => candidateEvents(each, { deal, luck })),
    ...statusEvents({ deal, startDate, createdAt, now, luck }, candidates),
    ...billing.map(step => billingEvent(step, deal.by)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const touches = events.filter(({ kind }) => kind.startsWith('deal.') || kind.startsWith('billing.'))
  const versions = events.filter(({ kind }) => kind === 'deal.statusChanged' || kind === 'billing.updated')
  const ahead = candidates.flatMap(({ interviewDate }) => (interviewDate && interviewDate > now ? interviewDate : []))
  return {
    createdAt,
    updatedAt: touches.at(-1)?.at ?? createdAt,
    version: 1 + versions.length,
    ...{ events, candidates, billing, startDate },
    interviewDate: ahead.sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
  }
}

function sharing({ shared, by }: DemoDeal, at: Date): DealEvent[] {
  if (!shared) return []
  const limit = { field: 'applicationLimit', before: 'unlimited', after: String(shared.limit) }
  return [
    { kind: 'deal.shared', by, at, changes: [] },
    ...(shared.limit
      ? [
          {
            kind: 'deal.applicationLimitSet' as const,
            by,
            at: new Date(at.getTime() + 3 * minute),
            changes: [limit],
          },
        ]
      : []),
  ]
}

type Placed = DealHistory['candidates'][number]

/** As the verbs of the candidates' room record them. */
function candidateEvents({ candidate, way, interviewDate }: Placed, { deal, luck }: { deal: DemoDeal; luck: Chance }) {
  const { talent, notes } = candidate
  return way.map(({ status, at }, index): DealEvent => {
    const by = luck.next() < 0.75 ? deal.by : luck.pick(colleagueKeys)
    const what = { by, at, talent, company: true as const }
    const before = way[index - 1]?.status
    const change = {
      field: 'status',
      before: before ? candidateStatuses[before] : null,
      after: candidateStatuses[status],
    }
    if (!before) {
      const added = { field: 'deal', before: null, after: deal.title }
      return { kind: 'candidate.added', ...what, changes: [added, change] }
    }
    if (status === 'SELECTED') {
      const chosen = { field: 'selectedCandidate', before: null, after: talent }
      return { kind: 'deal.winnerSelected', ...what, changes: [chosen, change] }
    }
    const noted = index === lastUpdate(way) ? changesBetween({ notes: '', interviewDate: null }, { notes }) : []
    const invited = status === 'INTERVIEWED' && interviewDate ? [invitation(interviewDate)] : []
    return { kind: 'candidate.updated', ...what, changes: [change, ...noted, ...invited] }
  })
}

const invitation = (at: Date): Change => ({ field: 'interviewDate', before: null, after: at.toISOString() })

/** Choosing a winner changes the status alone, so the notes came before. */
function lastUpdate(way: CandidateHistory): number {
  return way.at(-1)?.status === 'SELECTED' ? way.length - 2 : way.length - 1
}

type Situation = { deal: DemoDeal; startDate: Date | null; createdAt: Date; now: Date; luck: Chance }

/** The deal's status follows its candidates: sent, in interview, filled; what ends it is told by the deal. */
function statusEvents({ deal, startDate, createdAt, now, luck }: Situation, candidates: Placed[]): DealEvent[] {
  const first = (status: CandidateStatus) =>
    candidates.flatMap(({ way }) => way.filter(step => step.status === status)).sort((a, b) => +a.at - +b.at)[0]?.at
  const end = deal.endedDaysAgo === undefined ? undefined : daysBefore(now, deal.endedDaysAgo, luck)
  const filled = deal.status === 'FILLED' || deal.status === 'FINISHED'
  const steps: [DealStatus, Date | undefined][] = [
    ['CANDIDATE_SENT', first('SENT')],
    ['CANDIDATE_IN_INTERVIEW', first('INTERVIEWED')],
    ['FILLED', filled ? (first('SELECTED') ?? filledWithoutWinner(deal, createdAt, end)) : undefined],
    [deal.status, ['CLOSED', 'FINISHED', 'ON_HOLD'].includes(deal.status) ? end : undefined],
  ]
  const reached = steps.flatMap(([to, at]) => (at && deal.status !== 'OPEN' ? [{ to, at }] : []))
  const dates = inOrder(
    reached.map(({ at }) => new Date(at.getTime() + 9 * minute)),
    now,
  )
  return reached.map(({ to }, index) => {
    const before = reached[index - 1]?.to ?? 'OPEN'
    const moved = { field: 'status', before: dealStatuses[before], after: dealStatuses[to] }
    const starts = to === 'FILLED' && startDate ? changesBetween({ startDate: null as Date | null }, { startDate }) : []
    return {
      kind: 'deal.statusChanged',
      by: deal.by,
      at: dates[index] ?? now,
      company: true,
      changes: [moved, ...starts],
    }
  })
}

/** The client found somebody; of a finished deal, that was long before the end. */
function filledWithoutWinner(deal: DemoDeal, createdAt: Date, end: Date | undefined): Date | undefined {
  return deal.status === 'FILLED' ? end : new Date(createdAt.getTime() + 20 * day)
}

function billingEvent(step: DealHistory['billing'][number], by: ColleagueKey): DealEvent {
  const before = {
    companyBudget: step.before.company,
    candidateBudget: step.before.candidate,
    weeklyHours: step.before.hours,
  }
  const after = { companyBudget: step.company, candidateBudget: step.candidate, weeklyHours: step.hours }
  const reason = { field: 'changeReason', before: null, after: step.reason }
  const { at, talent } = step
  return { kind: 'billing.updated', by, at, talent, company: true, changes: [reason, ...changesBetween(before, after)] }
}

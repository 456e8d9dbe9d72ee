import { dayOf } from '../billing/terms.ts'
import type { MarginProblem } from '../budgets/words.ts'
import type { Deps } from '../deps.ts'
import { groupBy } from '../rows/batch.ts'
import { monthAfter, monthKey, monthsOf, type Period } from '../rules/months.ts'
import { demandTokenScopes } from '../scopes/may.ts'
import type { Viewer } from '../viewer.ts'
import { type Amounts, type Earning, earningsOf } from './earnings.ts'
import { type FunnelRow, funnelOf } from './funnel.ts'
import { type Placement, placementsBetween } from './placements.ts'
import { type RevenueGroup, sources } from './words.ts'

/** A group of placements. `key` is a month such as '2026-11', the id of a company or recruiter, or a source. */
export type Group = { key: string; label: string }

export type RevenueSum = Amounts & { placements: number }
export type RevenueRow = Group & RevenueSum
export type FillRow = Group & { filled: number; medianDays: number }

/** The figures of a period. Different currencies are never added: each row has one currency. */
export type Revenue = {
  period: Period
  totals: RevenueSum[]
  rows: Record<RevenueGroup, RevenueRow[]>
  fills: Record<RevenueGroup, FillRow[]>
  allFills: { filled: number; medianDays: number | null }
  funnel: FunnelRow[]
  /** Placements with days that are not counted, and the reason. */
  leftOut: { placement: Placement; problem: MarginProblem }[]
}

export type RevenueContext = Pick<Deps, 'db' | 'versions' | 'clock'>

/** Revenue, margin, time to fill and the funnel of a period, cached until the data or the day changes. */
export function revenueOf(context: RevenueContext, period: Period): Promise<Revenue> {
  const today = dayOf(context.clock.now())
  return context.versions.cached(
    {
      tables: ['Deal', 'Company', 'User', 'BillingChange', 'DealCandidate', 'ExternalApplication', 'Talent'],
      key: `revenue ${monthKey(period.from)} ${monthKey(period.to)} ${today.getTime()}`,
    },
    () => computeRevenue(context, period, today),
  )
}

/** Checks access to the rows of a group. Throws Forbidden for rows by company if a token may not read companies. */
export function demandGroup(viewer: Viewer | null, by: RevenueGroup) {
  if (by === 'COMPANY') demandTokenScopes(viewer, ['companies:read'])
}

/** Selects a group of placements; without `by` and `key`, all placements. */
type GroupFilter = { by?: RevenueGroup | null | undefined; key?: string | null | undefined }

/** The earnings counted in a figure of one group and currency, the placement with the largest margin first. */
export async function earningsBehind(
  context: RevenueContext,
  period: Period,
  filter: GroupFilter & { currency: string },
): Promise<Earning[]> {
  const today = dayOf(context.clock.now())
  const { earnings } = await earningsIn(context, period, today)
  const own = earnings.filter(each => each.currency === filter.currency && isAmong(groupsOf(each), filter))
  const sum = (list: Earning[]) =>
    list.reduce((total, { companyPays, candidateGets }) => total + companyPays - candidateGets, 0n)
  return [...groupBy(own, ({ placement }) => placement.dealId).values()]
    .flatMap(list => list.map(each => ({ each, size: sum(list) })))
    .sort((a, b) => Number(b.size - a.size) || a.each.placement.dealId - b.each.placement.dealId)
    .map(({ each }) => each)
}

/** The placements filled in the period, of one group or of all groups, the slowest first. */
export async function fillsBehind(context: RevenueContext, period: Period, filter: GroupFilter) {
  const placements = filledIn(await placementsBetween(context, bounds(period)), period)
  return placements
    .filter(placement => isAmong(fillGroups(placement), filter))
    .sort((a, b) => daysToFill(b) - daysToFill(a) || a.dealId - b.dealId)
}

const isAmong = (groups: Record<RevenueGroup, Group>, { by, key }: GroupFilter) => !by || groups[by].key === key

async function computeRevenue(context: RevenueContext, period: Period, today: Date): Promise<Revenue> {
  const [{ placements, earnings, leftOut }, funnel] = await Promise.all([
    earningsIn(context, period, today),
    funnelOf(context, period),
  ])
  const filled = filledIn(placements, period)
  const rows = (by: RevenueGroup) =>
    [...groupBy(earnings, each => `${groupsOf(each)[by].key} ${each.currency}`).values()].flatMap(own =>
      own.slice(0, 1).map(first => ({ ...groupsOf(first)[by], ...summed(own, first.currency) })),
    )
  const fills = (by: RevenueGroup) =>
    [...groupBy(filled, placement => fillGroups(placement)[by].key).values()].flatMap(own => {
      const [first] = own
      return first ? { ...fillGroups(first)[by], filled: own.length, medianDays: median(own.map(daysToFill)) ?? 0 } : []
    })
  return {
    ...{ period, funnel, leftOut },
    totals: [...groupBy(earnings, ({ currency }) => currency)]
      .map(([currency, own]) => summed(own, currency))
      .sort((a, b) => Number(b.companyPays - a.companyPays)),
    rows: {
      MONTH: rows('MONTH').sort(byKey),
      COMPANY: rows('COMPANY').sort(byMargin),
      RECRUITER: rows('RECRUITER').sort(byMargin),
      SOURCE: rows('SOURCE').sort(byMargin),
    },
    fills: {
      MONTH: fills('MONTH').sort(byKey),
      COMPANY: fills('COMPANY').sort(byFilled),
      RECRUITER: fills('RECRUITER').sort(byFilled),
      SOURCE: fills('SOURCE').sort(byFilled),
    },
    allFills: { filled: filled.length, medianDays: median(filled.map(daysToFill)) },
  }
}

async function earningsIn(context: RevenueContext, period: Period, today: Date) {
  const placements = await placementsBetween(context, bounds(period))
  const months = monthsOf(period)
  const earnings: Earning[] = []
  const leftOut: Revenue['leftOut'] = []
  for (const placement of placements) {
    const earned = earningsOf(placement, months, { today })
    earnings.push(...earned.earnings)
    if (earned.problem) leftOut.push({ placement, problem: earned.problem })
  }
  return { placements, earnings, leftOut }
}

const bounds = ({ from, to }: Period) => ({ from, before: monthAfter(to, 1) })

function filledIn(placements: Placement[], period: Period) {
  const { from, before } = bounds(period)
  return placements.filter(({ filledAt }) => filledAt >= from && filledAt < before)
}

function summed(own: Earning[], currency: string) {
  return {
    currency,
    companyPays: own.reduce((sum, each) => sum + each.companyPays, 0n),
    candidateGets: own.reduce((sum, each) => sum + each.candidateGets, 0n),
    placements: new Set(own.map(({ placement }) => placement.dealId)).size,
  }
}

function groupsOf({ placement, month }: { placement: Placement; month: Date }): Record<RevenueGroup, Group> {
  const { companyId, company, recruiterId, recruiter, source } = placement
  return {
    MONTH: { key: monthKey(month), label: monthKey(month) },
    COMPANY: { key: `${companyId}`, label: company },
    RECRUITER: { key: `${recruiterId ?? 0}`, label: recruiter ?? 'Nobody' },
    SOURCE: { key: source, label: sources[source] },
  }
}

const fillGroups = (placement: Placement) => groupsOf({ placement, month: placement.filledAt })

/** Calendar days from the deal's creation to the day it was filled. */
export const daysToFill = ({ createdAt, filledAt }: Placement) =>
  (dayOf(filledAt).getTime() - dayOf(createdAt).getTime()) / 86_400_000

function median(days: number[]): number | null {
  const sorted = [...days].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const { compare } = new Intl.Collator()

const byKey = (a: Group & { currency?: string }, b: Group & { currency?: string }) =>
  compare(a.key, b.key) || compare(a.currency ?? '', b.currency ?? '')
const byMargin = (a: RevenueRow, b: RevenueRow) =>
  compare(a.currency, b.currency) ||
  Number(b.companyPays - b.candidateGets - a.companyPays + a.candidateGets) ||
  compare(a.label, b.label)
const byFilled = (a: FillRow, b: FillRow) => b.filled - a.filled || compare(a.label, b.label)

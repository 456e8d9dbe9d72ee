import type { Terms } from '../budgets/rules.ts'
import type { BillingChange } from '../generated/prisma/client.ts'
import type { BillingState } from './words.ts'

/** The columns of a deal that its terms are computed from. */
export type BilledDeal = {
  dealType: Terms['dealType']
  companyBudget: string | null
  candidateBudget: string | null
  recruitingFee: string | null
  budget: string | null
  weeklyHours: number
}

export const BILLED_DEAL = {
  dealType: true,
  companyBudget: true,
  candidateBudget: true,
  recruitingFee: true,
  budget: true,
  weeklyHours: true,
} as const satisfies Record<keyof BilledDeal, true>

export type BillingEntry = Pick<
  BillingChange,
  | 'id'
  | 'dealType'
  | 'previousCompanyBudget'
  | 'newCompanyBudget'
  | 'previousCandidateBudget'
  | 'newCandidateBudget'
  | 'previousWeeklyHours'
  | 'newWeeklyHours'
  | 'effectiveDate'
  | 'replacesId'
  | 'isApplied'
  | 'createdAt'
>

/** Terms, and the day from which they apply; null means from the beginning. `entryId`: the entry that set the terms. */
export type DatedTerms = { from: Date | null; terms: Terms; entryId: number | null }

/**
 * The terms of a deal and the days from which they apply, oldest first. If several entries are effective on a day, the
 * entry applied last is in force. An entry is applied on its effective day, or on the day of recording if that is
 * later. A correction has the rank of the entry that it replaces. Today's terms are read from the deal itself, as its
 * amounts can be edited without an entry.
 */
export function termsOver(deal: BilledDeal, entries: BillingEntry[], today: Date): DatedTerms[] {
  const now = termsOfDeal(deal)
  const [first] = [...entries].sort((a, b) => a.id - b.id)
  if (!first) return [{ from: null, terms: now, entryId: null }]
  const counted = countedEntries(entries)
  const days = [...new Set(counted.map(({ entry }) => entry.effectiveDate.getTime()))].sort((a, b) => a - b)
  const held: DatedTerms[] = [{ from: null, terms: termsBefore(first, deal), entryId: null }]
  for (const day of days) {
    const entry = inForce(counted, day)
    if (entry && entry.id !== held.at(-1)?.entryId) {
      held.push({ from: new Date(day), terms: termsOf(entry), entryId: entry.id })
    }
  }
  const present = held.findLast(({ from }) => from === null || from <= today)
  const isWaiting = entries.some(({ id, isApplied }) => id === present?.entryId && !isApplied)
  if (present && !isWaiting) present.terms = now
  return held
}

/** The terms in force on a day. */
export function termsOn(held: DatedTerms[], day: Date): DatedTerms {
  const found = held.findLast(({ from }) => from === null || from <= day) ?? held[0]
  if (!found) throw new Error('Terms always begin somewhere')
  return found
}

/** The entry that determines the deal's figures on a day, if any. */
export function entryOn(entries: BillingEntry[], day: Date): BillingEntry | undefined {
  return inForce(countedEntries(entries), day.getTime())
}

/** The state of an entry on a day. */
export function stateOf(id: number, entries: BillingEntry[], day: Date): BillingState {
  if (entries.some(({ replacesId }) => replacesId === id)) return 'REPLACED'
  const entry = entries.find(entry => entry.id === id)
  if (entry && entry.effectiveDate > day) return 'PLANNED'
  return entryOn(entries, day)?.id === id ? 'CURRENT' : 'PAST'
}

/** The day of a moment, in UTC like stored days. */
export const dayOf = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY) * DAY)

const DAY = 86_400_000

type RankedEntry = { entry: BillingEntry; reached: number; group: number }

/** The entries that were not replaced, each with the time and the id that decide which entry was applied last. */
function countedEntries(entries: BillingEntry[]): RankedEntry[] {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const replaced = new Set(entries.map(({ replacesId }) => replacesId))
  const rootOf = (entry: BillingEntry): BillingEntry => {
    const former = entry.replacesId === null ? undefined : byId.get(entry.replacesId)
    return former ? rootOf(former) : entry
  }
  return entries
    .filter(({ id }) => !replaced.has(id))
    .map(entry => {
      const root = rootOf(entry)
      const reached = Math.max(entry.effectiveDate.getTime(), dayOf(root.createdAt).getTime())
      return { entry, reached, group: root.id }
    })
}

function inForce(counted: RankedEntry[], day: number): BillingEntry | undefined {
  let last: RankedEntry | undefined
  for (const each of counted) {
    if (each.entry.effectiveDate.getTime() > day) continue
    if (!last || each.reached > last.reached || (each.reached === last.reached && each.group > last.group)) last = each
  }
  return last?.entry
}

export function termsOfDeal(deal: BilledDeal): Terms {
  const isFee = deal.dealType === 'HEAD_HUNTING'
  return {
    dealType: deal.dealType,
    companyPays: isFee ? deal.recruitingFee : deal.companyBudget || deal.budget || null,
    candidateGets: isFee ? null : deal.candidateBudget,
    weeklyHours: deal.weeklyHours,
  }
}

const termsOf = (entry: BillingEntry): Terms => ({
  dealType: entry.dealType,
  companyPays: entry.newCompanyBudget,
  candidateGets: entry.newCandidateBudget,
  weeklyHours: entry.newWeeklyHours,
})

const termsBefore = (entry: BillingEntry, deal: BilledDeal): Terms => ({
  dealType: entry.dealType,
  companyPays: entry.previousCompanyBudget,
  candidateGets: entry.previousCandidateBudget,
  weeklyHours: entry.previousWeeklyHours ?? deal.weeklyHours,
})

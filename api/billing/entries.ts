import { type AgencyReads, marginFloor } from '../agency/agency.ts'
import { type MarginReading, marginOf, type Terms } from '../budgets/rules.ts'
import type { Deps } from '../deps.ts'
import { batched, groupBy } from '../rows/batch.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import { type BilledDeal, type BillingEntry, type DatedTerms, dayOf, termsOn, termsOver } from './terms.ts'

/** The columns of an entry that the terms are computed from. */
export const ENTRY = {
  id: true,
  dealId: true,
  dealType: true,
  previousCompanyBudget: true,
  newCompanyBudget: true,
  previousCandidateBudget: true,
  newCandidateBudget: true,
  previousWeeklyHours: true,
  newWeeklyHours: true,
  effectiveDate: true,
  replacesId: true,
  isApplied: true,
  createdAt: true,
} as const

/** All billing entries of a deal, batched over a request. */
export const entriesOf = async (reads: ReadAccess, dealId: number): Promise<BillingEntry[]> =>
  (await readEntries(reads, dealId)) ?? []

const readEntries = batched(async (reads: ReadAccess, dealIds: number[]) => {
  const rows = await rowsOf(reads, 'BillingChange').findMany({
    where: { dealId: { in: dealIds } },
    select: ENTRY,
    orderBy: { id: 'asc' },
  })
  return groupBy(rows, row => row.dealId)
})

/** The terms of a deal on a day, today by default. */
export async function termsOfDealOn(
  context: ReadAccess & Pick<Deps, 'clock'>,
  deal: BilledDeal & { id: number },
  on?: Date,
): Promise<DatedTerms> {
  const today = dayOf(context.clock.now())
  return termsOn(termsOver(deal, await entriesOf(context, deal.id), today), on ?? today)
}

/**
 * The margin of the terms, or the reason why there is none, and the agency's lowest margin without a warning. The terms
 * are read only when `reading` is called, and only once.
 */
export async function marginWithFloor(
  context: Omit<AgencyReads, 'settings'>,
  readTerms: () => Promise<Terms>,
): Promise<{ reading(): Promise<MarginReading>; floor: number | null }> {
  let reading: Promise<MarginReading> | undefined
  return {
    reading: () => (reading ??= readTerms().then(marginOf)),
    floor: await marginFloor(context),
  }
}

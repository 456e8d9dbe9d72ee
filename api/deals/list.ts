import type { Deal } from '../generated/prisma/client.ts'
import { changedSince } from '../rows/changes.ts'
import { type AskedOrder, type Order, orderOf, type SortFields } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'
import { containing, searchConditions } from '../rows/search.ts'
import { type DealStatus, dealStatuses } from './words.ts'

export type DealFilter = {
  search?: string | null
  statuses?: DealStatus[] | null
  companyId?: number | null
  ownerId?: number | null
  isMine?: boolean | null
  hasUnreadAmount?: boolean | null
  updatedSince?: Date | null
}

/**
 * The sort fields of deals. COMPANY sorts by the copy of the company's name in the deal. BUDGET sorts by the number in
 * the company budget, in the old `budget` of an old record, or in the recruiting fee.
 */
export const DEAL_ORDERS = {
  TITLE: { kind: 'text' },
  COMPANY: { column: 'searchCompany', kind: 'text', nullable: true, of: ['companyId'] },
  STATUS: { kind: 'rank', ranks: keysByWord(dealStatuses) },
  BUDGET: {
    ...{ column: 'budgetAmount', kind: 'number', nullable: true },
    of: ['companyBudget', 'budget', 'recruitingFee'],
  },
  WEEKLY_HOURS: { kind: 'whole' },
  DEADLINE: { kind: 'instant', nullable: true },
  CREATED_AT: { kind: 'instant' },
  UPDATED_AT: { kind: 'instant' },
  ACTIVE_AT: { kind: 'instant' },
} satisfies SortFields<Deal>

/** The columns that each filter compares. */
export const DEAL_FILTERS = {
  search: ['title', 'companyId'],
  statuses: ['status'],
  companyId: ['companyId'],
  ownerId: ['ownerId'],
  isMine: ['ownerId'],
  hasUnreadAmount: ['companyBudget', 'candidateBudget', 'recruitingFee', 'budget'],
  updatedSince: ['updatedAt'],
} as const

export const DEALS_BY_TITLE = orderOf('deals', DEAL_ORDERS, { field: 'TITLE', direction: 'ASC' })

/** The order of a list of deals, by default by title. */
export const dealOrder = ({ companyId }: DealFilter, asked?: AskedOrder<keyof typeof DEAL_ORDERS> | null): Order => ({
  ...(asked ? orderOf('deals', DEAL_ORDERS, asked) : DEALS_BY_TITLE),
  few: companyId != null,
})

/** The condition of a filter. The search is in title and company name. An empty list of statuses means all statuses. */
export function dealsWhere(filter: DealFilter, { viewer }: { viewer: { id: number } | null }): Where<'Deal'> {
  const { search, statuses, companyId, ownerId, isMine, updatedSince } = filter
  return {
    ...(ownerId == null ? {} : { ownerId }),
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
    ...(companyId == null ? {} : { companyId }),
    AND: [
      ...(isMine ? [{ ownerId: viewer?.id ?? 0 }] : []),
      ...searchConditions(search, text => [{ searchTitle: containing(text) }, { searchCompany: containing(text) }]),
      ...changedSince(updatedSince),
    ],
  }
}

/** The keys, sorted by their labels. The database sorts the statuses in the same order. */
function keysByWord(words: Record<string, string>): string[] {
  return Object.keys(words).sort((a, b) => (words[a] ?? '').localeCompare(words[b] ?? '', 'en'))
}

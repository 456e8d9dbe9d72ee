import { db } from '../db.ts'
import type { Deal, Prisma } from '../generated/prisma/client.ts'
import type { KeysetSlice, Order } from '../graphql/keyset.ts'
import { containing, searchText } from '../graphql/search.ts'
import { type DealStatus, dealStatuses } from './rules.ts'

export type DealFilter = { search?: string | null; statuses?: DealStatus[] | null; companyId?: number | null }

/** COMPANY is its name; BUDGET the number in the company budget (old records: the budget) or the recruiting fee. */
export const DEAL_ORDERS = {
  TITLE: { column: 'title' },
  COMPANY: { column: 'company', of: 'name' },
  STATUS: { column: 'status', ranks: keysByWord(dealStatuses) },
  BUDGET: { column: 'budgetAmount', nullable: true },
  WEEKLY_HOURS: { column: 'weeklyHours' },
  DEADLINE: { column: 'deadline', nullable: true },
  CREATED_AT: { column: 'createdAt' },
} satisfies Record<string, Omit<Order<DealRow>, 'direction'>>

export type DealOrder = { field: keyof typeof DEAL_ORDERS; direction: 'ASC' | 'DESC' }

type DealRow = Deal & { company?: unknown }

/** By title unless asked otherwise (section 9). */
export function dealOrder(asked?: DealOrder | null): Order<DealRow> {
  const { field, direction } = asked ?? { field: 'TITLE', direction: 'ASC' }
  return { ...DEAL_ORDERS[field], direction: direction === 'ASC' ? 'asc' : 'desc' }
}

/** The text search is a substring of title or company name, whatever its case and accents (section 2). No statuses are all. */
export function dealsWhere({ search, statuses, companyId }: DealFilter): Prisma.DealWhereInput {
  const text = searchText(search)
  const contains = containing(text)
  return {
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
    ...(companyId == null ? {} : { companyId }),
    ...(text === '' ? {} : { OR: [{ searchTitle: contains }, { company: { searchName: contains } }] }),
  }
}

/** `query.include` is what the client selected; the company's name is needed to sort by it. */
export function readDeals(
  query: { include?: Prisma.DealInclude },
  { filter, byCompany }: { filter: DealFilter; byCompany: boolean },
  slice: KeysetSlice,
): Promise<DealRow[]> {
  const include = byCompany ? { company: true, ...query.include } : query.include
  return db.deal.findMany({ ...query, include, ...slice, where: { AND: [dealsWhere(filter), slice.where] } })
}

/** As the database sorts the statuses, too: by their words. */
function keysByWord(words: Record<string, string>): string[] {
  return Object.keys(words).sort((a, b) => (words[a] ?? '').localeCompare(words[b] ?? '', 'en'))
}

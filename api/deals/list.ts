import type { Deps } from '../deps.ts'
import type { Deal, Prisma } from '../generated/prisma/client.ts'
import { type Asked, type Order, orderOf, type Related, type SortFields } from '../lists/keyset.ts'
import { containing, searchText } from '../lists/search.ts'
import { type DealStatus, dealStatuses } from './words.ts'

export type DealFilter = { search?: string | null; statuses?: DealStatus[] | null; companyId?: number | null }

/** COMPANY sorts by name, BUDGET by the number in the company budget (old records: the budget) or recruiting fee. */
export const DEAL_ORDERS = {
  TITLE: { kind: 'text' },
  COMPANY: { kind: 'text', nullable: true },
  STATUS: { kind: 'rank', ranks: keysByWord(dealStatuses) },
  BUDGET: { column: 'budgetAmount', kind: 'number', nullable: true },
  WEEKLY_HOURS: { kind: 'whole' },
  DEADLINE: { kind: 'instant', nullable: true },
  CREATED_AT: { kind: 'instant' },
} satisfies SortFields<Deal & { company: unknown }>

export const DEALS_BY_TITLE = orderOf('deals', DEAL_ORDERS, { field: 'TITLE', direction: 'ASC' })

/** Sorted by title by default. */
export function dealOrder(db: Deps['db'], filter: DealFilter, asked?: Asked<keyof typeof DEAL_ORDERS> | null): Order {
  const order = asked ? orderOf('deals', DEAL_ORDERS, asked) : DEALS_BY_TITLE
  return asked?.field === 'COMPANY' ? { ...order, related: byCompanyName(db, filter) } : order
}

const COMPANIES_AT_ONCE = 8

const ORPHANS = { NOT: { company: { id: { gt: 0 } } } }

/** Walks the companies that have matching deals by name, which is indexed. */
const byCompanyName = (db: Deps['db'], filter: DealFilter): Related => ({
  of: 'name',
  orphans: ORPHANS,
  hasOrphans: async () => (await db.deal.findFirst({ select: { id: true }, where: ORPHANS })) !== null,
  async next(beyond, direction) {
    const deals = { some: dealsWhere(filter) }
    const id = filter.companyId ?? undefined
    const companies = await db.company.findMany({
      select: { id: true, name: true },
      where: { name: beyond, id, deals },
      orderBy: { name: direction },
      take: COMPANIES_AT_ONCE,
    })
    const upTo = companies.at(-1)?.name
    if (upTo === undefined) return null
    // Companies with the same name go into one batch, as their deals are interleaved.
    const namesakes = await db.company.findMany({ select: { id: true }, where: { name: upTo, deals } })
    return { where: { companyId: { in: [...companies, ...namesakes].map(({ id }) => id) } }, upTo }
  },
})

/** Searches for a substring of title or company name, ignoring case and accents. No statuses means all of them. */
export function dealsWhere({ search, statuses, companyId }: DealFilter): Prisma.DealWhereInput {
  const text = searchText(search)
  const contains = containing(text)
  return {
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
    ...(companyId == null ? {} : { companyId }),
    ...(text === '' ? {} : { OR: [{ searchTitle: contains }, { searchCompany: contains }] }),
  }
}

/** Sorts the keys by their labels, as the database sorts the statuses. */
function keysByWord(words: Record<string, string>): string[] {
  return Object.keys(words).sort((a, b) => (words[a] ?? '').localeCompare(words[b] ?? '', 'en'))
}

import type { Deps } from '../deps.ts'
import type { Deal, Prisma } from '../generated/prisma/client.ts'
import { type Asked, type Order, orderOf, type Related, type SortFields } from '../lists/keyset.ts'
import { containing, searchText } from '../lists/search.ts'
import { type DealStatus, dealStatuses } from './words.ts'

export type DealFilter = { search?: string | null; statuses?: DealStatus[] | null; companyId?: number | null }

/** COMPANY is its name; BUDGET the number in the company budget (old records: the budget) or the recruiting fee. */
export const DEAL_ORDERS = {
  TITLE: { column: 'title', kind: 'text' },
  COMPANY: { column: 'company', kind: 'text', nullable: true },
  STATUS: { column: 'status', kind: 'rank', ranks: keysByWord(dealStatuses) },
  BUDGET: { column: 'budgetAmount', kind: 'number', nullable: true },
  WEEKLY_HOURS: { column: 'weeklyHours', kind: 'whole' },
  DEADLINE: { column: 'deadline', kind: 'instant', nullable: true },
  CREATED_AT: { column: 'createdAt', kind: 'instant' },
} satisfies SortFields<Deal & { company: unknown }>

/** By title unless asked otherwise. */
export function dealOrder(db: Deps['db'], filter: DealFilter, asked?: Asked<keyof typeof DEAL_ORDERS> | null): Order {
  const order = orderOf('deals', DEAL_ORDERS, asked ?? { field: 'TITLE', direction: 'ASC' })
  return asked?.field === 'COMPANY' ? { ...order, related: byCompanyName(db, filter) } : order
}

const COMPANIES_AT_ONCE = 8

const ORPHANS = { NOT: { company: { id: { gt: 0 } } } }

/** Walks the companies that have such deals in the order of their names, for which there is an index. */
const byCompanyName = (db: Deps['db'], filter: DealFilter): Related => ({
  of: 'name',
  orphans: ORPHANS,
  hasOrphans: async () => (await db.deal.findFirst({ select: { id: true }, where: ORPHANS })) !== null,
  async next(beyond, direction) {
    const deals = { some: dealsWhere(filter) }
    const companies = await db.company.findMany({
      select: { id: true, name: true },
      where: { name: beyond, deals },
      orderBy: { name: direction },
      take: COMPANIES_AT_ONCE,
    })
    const upTo = companies.at(-1)?.name
    if (upTo === undefined) return null
    // Companies of one name go together, as their deals are mixed.
    const namesakes = await db.company.findMany({ select: { id: true }, where: { name: upTo, deals } })
    return { where: { companyId: { in: [...companies, ...namesakes].map(({ id }) => id) } }, upTo }
  },
})

/** The text search is a substring of title or company name, whatever its case and accents. No statuses are all. */
export function dealsWhere({ search, statuses, companyId }: DealFilter): Prisma.DealWhereInput {
  const text = searchText(search)
  const contains = containing(text)
  return {
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
    ...(companyId == null ? {} : { companyId }),
    ...(text === '' ? {} : { OR: [{ searchTitle: contains }, { company: { searchName: contains } }] }),
  }
}

/** As the database sorts the statuses, too: by their words. */
function keysByWord(words: Record<string, string>): string[] {
  return Object.keys(words).sort((a, b) => (words[a] ?? '').localeCompare(words[b] ?? '', 'en'))
}

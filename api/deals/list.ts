import type { Deps } from '../deps.ts'
import type { Deal, Prisma } from '../generated/prisma/client.ts'
import type { KeysetSlice, Order, Related, SortFields } from '../lists/keyset.ts'
import { containing, searchText } from '../lists/search.ts'
import { type DealStatus, dealStatuses } from './rules.ts'

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
} satisfies SortFields<DealRow>

export type DealOrder = { field: keyof typeof DEAL_ORDERS; direction: 'ASC' | 'DESC' }

type DealRow = Deal & { company?: unknown }

/** By title unless asked otherwise (section 9). */
export function dealOrder(db: Deps['db'], filter: DealFilter, asked?: DealOrder | null): Order<DealRow> {
  const { field, direction } = asked ?? { field: 'TITLE', direction: 'ASC' }
  const related = field === 'COMPANY' ? byCompanyName(db, filter) : undefined
  return { list: 'deals', ...DEAL_ORDERS[field], related, direction: direction === 'ASC' ? 'asc' : 'desc' }
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
  db: Deps['db'],
  query: { include?: Prisma.DealInclude },
  { filter, byCompany, slice }: { filter: DealFilter; byCompany: boolean; slice: KeysetSlice },
): Promise<DealRow[]> {
  const include = byCompany ? { company: true, ...query.include } : query.include
  return db.deal.findMany({ ...query, include, ...slice, where: { AND: [dealsWhere(filter), slice.where] } })
}

/** As the database sorts the statuses, too: by their words. */
function keysByWord(words: Record<string, string>): string[] {
  return Object.keys(words).sort((a, b) => (words[a] ?? '').localeCompare(words[b] ?? '', 'en'))
}

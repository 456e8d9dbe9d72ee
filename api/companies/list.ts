import type { Deps } from '../deps.ts'
import type { Company, Prisma } from '../generated/prisma/client.ts'
import type { KeysetSlice, Order, SortFields } from '../lists/keyset.ts'
import { containing, searchText } from '../lists/search.ts'
import { type CompanyStatus, companyStatuses } from './rules.ts'

export type CompanyFilter = { search?: string | null; status?: CompanyStatus | null }

export const COMPANY_ORDERS = {
  NAME: { column: 'name', kind: 'text' },
  STATUS: { column: 'status', kind: 'rank', ranks: Object.keys(companyStatuses) },
  MAIN_STAKEHOLDER: { column: 'mainStakeholder', kind: 'text' },
  CREATED_AT: { column: 'createdAt', kind: 'instant' },
} satisfies SortFields<Company>

export type CompanyOrder = { field: keyof typeof COMPANY_ORDERS; direction: 'ASC' | 'DESC' }

/** By name unless asked otherwise. */
export function companyOrder(asked?: CompanyOrder | null): Order<Company> {
  const { field, direction } = asked ?? { field: 'NAME', direction: 'ASC' }
  return { list: 'companies', ...COMPANY_ORDERS[field], direction: direction === 'ASC' ? 'asc' : 'desc' }
}

/** The text search is a substring of name or main stakeholder, whatever its case and accents. */
export function companiesWhere({ search, status }: CompanyFilter): Prisma.CompanyWhereInput {
  const text = searchText(search)
  const contains = containing(text)
  return {
    ...(status ? { status } : {}),
    ...(text === '' ? {} : { OR: [{ searchName: contains }, { searchStakeholder: contains }] }),
  }
}

export function readCompanies<Query extends object>(
  db: Deps['db'],
  query: Query,
  { filter, slice }: { filter: CompanyFilter; slice: KeysetSlice },
) {
  return db.company.findMany({ ...query, ...slice, where: { AND: [companiesWhere(filter), slice.where] } })
}

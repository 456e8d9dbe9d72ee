import { db } from '../db.ts'
import type { Company, Prisma } from '../generated/prisma/client.ts'
import type { KeysetSlice, Order } from '../graphql/keyset.ts'
import { containing, searchText } from '../graphql/search.ts'
import { type CompanyStatus, companyStatuses } from './rules.ts'

export type CompanyFilter = { search?: string | null; status?: CompanyStatus | null }

export const COMPANY_ORDERS = {
  NAME: 'name',
  STATUS: 'status',
  MAIN_STAKEHOLDER: 'mainStakeholder',
  CREATED_AT: 'createdAt',
} as const

export type CompanyOrder = { field: keyof typeof COMPANY_ORDERS; direction: 'ASC' | 'DESC' }

/** By name unless asked otherwise. */
export function companyOrder(asked?: CompanyOrder | null): Order<Company> {
  const { field, direction } = asked ?? { field: 'NAME', direction: 'ASC' }
  return {
    column: COMPANY_ORDERS[field],
    direction: direction === 'ASC' ? 'asc' : 'desc',
    ranks: field === 'STATUS' ? Object.keys(companyStatuses) : undefined,
  }
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

export function readCompanies<Query extends object>(query: Query, filter: CompanyFilter, slice: KeysetSlice) {
  return db.company.findMany({ ...query, ...slice, where: { AND: [companiesWhere(filter), slice.where] } })
}

import type { Company, Prisma } from '../generated/prisma/client.ts'
import { type Asked, orderOf, type SortFields } from '../lists/keyset.ts'
import { containing, searchText } from '../lists/search.ts'
import { type CompanyStatus, companyStatuses } from './words.ts'

export type CompanyFilter = { search?: string | null; status?: CompanyStatus | null }

export const COMPANY_ORDERS = {
  NAME: { column: 'name', kind: 'text' },
  STATUS: { column: 'status', kind: 'rank', ranks: Object.keys(companyStatuses) },
  MAIN_STAKEHOLDER: { column: 'mainStakeholder', kind: 'text' },
  CREATED_AT: { column: 'createdAt', kind: 'instant' },
} satisfies SortFields<Company>

/** By name unless asked otherwise. */
export const companyOrder = (asked?: Asked<keyof typeof COMPANY_ORDERS> | null) =>
  orderOf('companies', COMPANY_ORDERS, asked ?? { field: 'NAME', direction: 'ASC' })

/** The text search is a substring of name or main stakeholder, whatever its case and accents. */
export function companiesWhere({ search, status }: CompanyFilter): Prisma.CompanyWhereInput {
  const text = searchText(search)
  const contains = containing(text)
  return {
    ...(status ? { status } : {}),
    ...(text === '' ? {} : { OR: [{ searchName: contains }, { searchStakeholder: contains }] }),
  }
}

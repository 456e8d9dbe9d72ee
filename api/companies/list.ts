import { LIVE_DEALS } from '../deals/words.ts'
import type { Company } from '../generated/prisma/client.ts'
import { changedSince } from '../rows/changes.ts'
import { type AskedOrder, orderOf, type SortFields } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'
import { containing, searchConditions } from '../rows/search.ts'
import { type CompanyStatus, companyStatuses } from './words.ts'

export type CompanyFilter = {
  search?: string | null
  status?: CompanyStatus | null
  hasOpenDeals?: boolean | null
  updatedSince?: Date | null
}

export const COMPANY_ORDERS = {
  NAME: { kind: 'text' },
  STATUS: { kind: 'rank', ranks: Object.keys(companyStatuses) },
  MAIN_STAKEHOLDER: { kind: 'text' },
  CREATED_AT: { kind: 'instant' },
  UPDATED_AT: { kind: 'instant' },
} satisfies SortFields<Company>

/** The columns that each filter compares. */
export const COMPANY_FILTERS = {
  search: ['name', 'mainStakeholder'],
  status: ['status'],
  hasOpenDeals: ['id'],
  updatedSince: ['updatedAt'],
} as const

/** The order of a list of companies, by default by name. */
export const companyOrder = (asked?: AskedOrder<keyof typeof COMPANY_ORDERS> | null) =>
  orderOf('companies', COMPANY_ORDERS, asked ?? { field: 'NAME', direction: 'ASC' })

const OPEN_DEALS = { deals: { some: { status: { in: [...LIVE_DEALS] } } } } satisfies Where<'Company'>

/** The condition of a filter. Searches in name and main stakeholder, ignoring case and accents. */
export function companiesWhere({ search, status, hasOpenDeals, updatedSince }: CompanyFilter): Where<'Company'> {
  return {
    ...(status ? { status } : {}),
    ...(hasOpenDeals === false ? { NOT: OPEN_DEALS } : hasOpenDeals ? OPEN_DEALS : {}),
    AND: [
      ...searchConditions(search, text => [{ searchName: containing(text) }, { searchStakeholder: containing(text) }]),
      ...changedSince(updatedSince),
    ],
  }
}

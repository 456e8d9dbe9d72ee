import type { ExternalApplication } from '../generated/prisma/client.ts'
import type { CandidateStatus } from '../generated/prisma/enums.ts'
import { changedSince } from '../rows/changes.ts'
import { type AskedOrder, type Order, orderOf, type SortFields } from '../rows/page.ts'
import type { Where } from '../rows/query.ts'

export type ApplicationFilter = {
  statuses?: CandidateStatus[] | null
  dealId?: number | null
  updatedSince?: Date | null
}

export const APPLICATION_ORDERS = {
  CREATED_AT: { kind: 'instant' },
  UPDATED_AT: { kind: 'instant' },
} satisfies SortFields<ExternalApplication>

/** The columns that each filter compares. */
export const APPLICATION_FILTERS = { statuses: ['status'], dealId: ['dealId'], updatedSince: ['updatedAt'] } as const

/** The order of a list of applications; by default, the newest come first. */
export const applicationOrder = (
  asked: AskedOrder<keyof typeof APPLICATION_ORDERS> | null | undefined,
  { dealId }: ApplicationFilter,
): Order => ({
  ...orderOf('applications', APPLICATION_ORDERS, asked ?? { field: 'CREATED_AT', direction: 'DESC' }),
  few: dealId != null,
})

/** The condition of a filter. An empty list of statuses means all statuses. */
export function applicationsWhere({ statuses, dealId, updatedSince }: ApplicationFilter): Where<'ExternalApplication'> {
  return {
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
    ...(dealId == null ? {} : { dealId }),
    AND: changedSince(updatedSince),
  }
}

import { companyStatuses } from '../../api/companies/rules.ts'
import type { CompanyStatus } from '../../api/generated/prisma/enums.ts'
import { chance } from './chance.ts'
import { daysBefore, inOrder } from './dates.ts'
import type { DemoCompany } from './deal.ts'
import type { DealEvent } from './dealHistory.ts'

/** Tells how the company came to its present status. */
export function companyHistory({ name, addedBy, addedDaysAgo, moves }: DemoCompany, now: Date) {
  const luck = chance(`${name}, dates`)
  const dates = inOrder(
    [addedDaysAgo, ...moves.map(move => move.daysAgo)].map(days => daysBefore(now, days, luck)),
    now,
  )
  const [createdAt = now] = dates
  const created: DealEvent = { kind: 'company.created', by: addedBy, at: createdAt, company: true, changes: [] }
  const events = moves.map(({ to, by }, index): DealEvent => {
    const before = moves[index - 1]?.to ?? FIRST
    const change = { field: 'status', before: companyStatuses[before], after: companyStatuses[to] }
    return { kind: 'company.statusChanged', by, at: dates[index + 1] ?? now, company: true, changes: [change] }
  })
  return {
    createdAt,
    updatedAt: dates.at(-1) ?? createdAt,
    version: 1 + moves.length,
    status: moves.at(-1)?.to ?? FIRST,
    events: [created, ...events],
  }
}

const FIRST: CompanyStatus = 'ONBOARDING'

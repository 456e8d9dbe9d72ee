import { call } from '../rest/call.ts'
import { textOf, wordOf } from '../rest/parameters.ts'
import { TABLE, tableQuery } from '../rest/tables.ts'
import { exportRevenue } from './export.ts'
import { revenueGroups } from './words.ts'

export const revenueCalls = [
  call('GET /api/revenue.csv', {
    summary: 'Revenue of a period as CSV or an Excel file: by month, or by company, recruiter or source',
    description:
      'A row for each group and currency. Two currencies are never added. At most 36 months. By company, it needs companies:read, too.',
    field: 'Query.revenue',
    query: {
      from: textOf("The first month: '2026-01'. Needed."),
      to: textOf('The last month, counted whole. Needed.'),
      by: wordOf(revenueGroups, 'Month where it is not given.'),
      ...tableQuery,
    },
    answer: TABLE,
    problems: [403],
    run: exportRevenue,
  }),
]

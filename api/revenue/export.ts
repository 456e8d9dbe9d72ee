import { percentOf } from '../budgets/rules.ts'
import { type Column, type Table, tableOf } from '../csv/table.ts'
import type { Staff } from '../deps.ts'
import { monthKey, periodRules } from '../rules/months.ts'
import { parse } from '../rules/parse.ts'
import { demandGroup, type RevenueContext, type RevenueRow, revenueOf } from './revenue.ts'
import { type RevenueGroup, revenueGroups } from './words.ts'

/** Sums of a period as a table: a row for each group and currency, in page order. Throws Forbidden and InvalidInput. */
export async function exportRevenue(
  context: RevenueContext & Pick<Staff, 'viewer'>,
  { by = 'MONTH', ...months }: { from?: string; to?: string; by?: RevenueGroup },
): Promise<{ name: string; table: Table }> {
  demandGroup(context.viewer, by)
  const period = parse(periodRules, months)
  const { rows } = await revenueOf(context, period)
  const name = `revenue-by-${revenueGroups[by].toLowerCase()}-${monthKey(period.from)}-${monthKey(period.to)}`
  return { name, table: tableOf([{ head: revenueGroups[by], cell: ({ label }) => label }, ...FIGURES], [rows[by]]) }
}

/** The amount as a number, as spreadsheets would read a text such as '-5' as a formula. */
const amount = (cents: bigint) => Number(cents) / 100

const FIGURES: Column<RevenueRow>[] = [
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Company pays', cell: ({ companyPays }) => amount(companyPays) },
  { head: 'Candidate gets', cell: ({ candidateGets }) => amount(candidateGets) },
  { head: 'Margin', cell: ({ companyPays, candidateGets }) => amount(companyPays - candidateGets) },
  {
    head: 'Margin, %',
    cell: ({ companyPays, candidateGets }) => percentOf({ companyPays, amount: companyPays - candidateGets }),
  },
  { head: 'Placements', cell: ({ placements }) => placements },
]

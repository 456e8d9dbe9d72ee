import { budgetHints } from '../budgets/rules.ts'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { isAmount, parseAmount } from '../money/rules.ts'

/**
 * Deals with an amount that cannot be read. What is read is no column, as deals are sorted and summed by their texts: the
 * database names the texts that are no plain dollars, of which there are few different ones, and they are read here.
 */
export async function withUnreadAmounts({ db }: Pick<Deps, 'db'>): Promise<Prisma.DealWhereInput> {
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT DISTINCT text FROM "Deal" AS deal
    CROSS JOIN LATERAL (VALUES (deal."companyBudget"), (deal."candidateBudget"), (deal."recruitingFee"), (deal.budget)) AS amounts (text)
    WHERE text <> '' AND text !~ ${PLAIN_DOLLARS}`
  // The period that a place implies makes no text readable that is not.
  const unread = rows.flatMap(({ text }) => (isAmount(parseAmount(text, budgetHints('MANAGED'))) ? [] : [text]))
  const isUnread = { in: unread }
  return {
    OR: [
      { companyBudget: isUnread },
      { candidateBudget: isUnread },
      { recruitingFee: isUnread },
      { budget: isUnread, OR: [{ companyBudget: null }, { companyBudget: '' }] },
    ],
  }
}

/** '$8,500.50', as the deal form writes most amounts. Postgres and we read these alike. */
const PLAIN_DOLLARS = '^\\$[0-9]{1,3}(,[0-9]{3}){0,3}(\\.[0-9]{1,2})?$'

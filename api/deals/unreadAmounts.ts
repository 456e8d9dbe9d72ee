import { budgetHints } from '../budgets/rules.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isAmount, parseAmount } from '../money/rules.ts'
import type { Where } from '../rows/query.ts'

/**
 * Deals with an amount that cannot be read. What is read is no column, as deals are sorted and summed by their texts: the
 * database finds the deals with texts that are no plain dollars by an index, and these texts are read here.
 */
export async function withUnreadAmounts({ db }: Pick<Deps, 'db'>): Promise<Where<'Deal'>> {
  const rows = await db.$queryRaw<Texts[]>`
    SELECT id, "companyBudget", "candidateBudget", "recruitingFee", budget FROM "Deal"
    WHERE ${isOdd('companyBudget')} OR ${isOdd('candidateBudget')} OR ${isOdd('recruitingFee')} OR ${isOdd('budget')}`
  const unread = rows.filter(({ companyBudget, candidateBudget, recruitingFee, budget }) =>
    // The old budget counts only where there is no other.
    [companyBudget || budget, candidateBudget, recruitingFee].some(isUnread),
  )
  return { id: { in: unread.map(({ id }) => id) } }
}

type Texts = { id: number } & Record<'companyBudget' | 'candidateBudget' | 'recruitingFee' | 'budget', string | null>

/** The period that a place implies makes no text readable that is not. */
const isUnread = (text: string | null) => Boolean(text) && !isAmount(parseAmount(text ?? '', budgetHints('MANAGED')))

/** As the index "Deal_oddAmounts_idx" has it, whose condition the planner compares by letter. */
const isOdd = (column: keyof Texts) =>
  Prisma.raw(`("${column}" <> '' AND "${column}" !~ '^\\$[0-9]{1,3}(,[0-9]{3}){0,3}(\\.[0-9]{1,2})?$')`)

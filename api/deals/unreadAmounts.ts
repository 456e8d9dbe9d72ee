import { budgetHints } from '../budgets/rules.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isAmount, parseAmount } from '../money/rules.ts'
import type { Where } from '../rows/query.ts'

/**
 * The condition of deals with an unreadable amount. Parsed amounts are not stored, as deals are sorted and summed by
 * the texts. An index finds the texts that are not plain dollars, and only these texts are parsed here.
 */
export async function withUnreadAmounts({ db }: Pick<Deps, 'db'>): Promise<Where<'Deal'>> {
  const rows = await db.$queryRaw<Texts[]>`
    SELECT id, "companyBudget", "candidateBudget", "recruitingFee", budget FROM "Deal"
    WHERE ${isOdd('companyBudget')} OR ${isOdd('candidateBudget')} OR ${isOdd('recruitingFee')} OR ${isOdd('budget')}`
  const unread = rows.filter(({ companyBudget, candidateBudget, recruitingFee, budget }) =>
    // The old `budget` counts only if the company budget is empty.
    [companyBudget || budget, candidateBudget, recruitingFee].some(isUnread),
  )
  return { id: { in: unread.map(({ id }) => id) } }
}

type Texts = { id: number } & Record<'companyBudget' | 'candidateBudget' | 'recruitingFee' | 'budget', string | null>

/**
 * Whether a text is not a readable amount. The hints of one deal type suffice, as the period that a field implies does
 * not decide whether a text is readable.
 */
const isUnread = (text: string | null) => Boolean(text) && !isAmount(parseAmount(text ?? '', budgetHints('MANAGED')))

/** Repeats the condition of the index "Deal_oddAmounts_idx" literally, as the planner requires. */
const isOdd = (column: keyof Texts) =>
  Prisma.raw(`("${column}" <> '' AND "${column}" !~ '^\\$[0-9]{1,3}(,[0-9]{3}){0,3}(\\.[0-9]{1,2})?$')`)

import { record } from '../activity/activity.ts'
import { type AgencyReads, applyOriginsOf } from '../agency/agency.ts'
import { lockDeal } from '../deals/deals.ts'
import type { Id, Staff } from '../deps.ts'
import { InvalidInput } from '../problems.ts'
import { parseUrl } from '../rules/addresses.ts'
import { parse } from '../rules/parse.ts'
import { isStorable } from '../rules/rules.ts'
import { setOriginsRules } from './rules.ts'

type OwnOrigins = { applyOrigins: string[]; hasOwnOrigins: boolean }

/** The sites whose own forms may send applications to the deal behind the link; for an unknown link those of the agency. */
export async function originsOf(context: AgencyReads, token: string): Promise<readonly string[]> {
  const deal = isStorable(token)
    ? await context.db.deal.findUnique({
        where: { applyToken: token },
        select: { applyOrigins: true, hasOwnOrigins: true },
      })
    : null
  return originsOfDeal(context, deal)
}

/** Those of the deal, where it has its own, else those of the agency. */
export async function originsOfDeal(context: AgencyReads, deal: OwnOrigins | null): Promise<readonly string[]> {
  return deal?.hasOwnOrigins ? deal.applyOrigins : applyOriginsOf(context)
}

/**
 * The address to which the browser is sent after a form, or null when none is asked for. Throws InvalidInput unless it is on a
 * site that may send the form, so that no link of ours leads anywhere else.
 */
export async function redirectIn(
  context: AgencyReads,
  { token, redirect }: { token: string; redirect?: string | undefined },
): Promise<string | null> {
  if (!redirect) return null
  const url = parseUrl(redirect)
  const isAllowed = url && !url.username && !url.password && (await originsOf(context, token)).includes(url.origin)
  if (isAllowed) return url.href
  const message = 'redirect must lead to a site that may send this form'
  throw new InvalidInput(message, { redirect: message })
}

/** Sets the sites whose own forms may send applications to the deal; null stands for those of the agency. */
export function setOrigins(
  { viewer, transaction }: Staff,
  { id, ...input }: Id & { origins?: string[] | null },
): Promise<Id> {
  const { origins } = parse(setOriginsRules, input)
  return transaction(async tx => {
    const before = await lockDeal(tx, id)
    const after = { hasOwnOrigins: origins !== null, applyOrigins: origins ?? [] }
    const change = { field: 'applyOrigins', before: inWords(before), after: inWords(after) }
    if (change.before === change.after) return { id }
    await tx.deal.update({ where: { id }, data: after, select: { id: true } })
    await record(tx, viewer, 'deal.updated', { dealId: id }, [change])
    return { id }
  })
}

function inWords({ hasOwnOrigins, applyOrigins }: OwnOrigins): string {
  if (!hasOwnOrigins) return 'those of the agency'
  return applyOrigins.join('\n') || 'none'
}

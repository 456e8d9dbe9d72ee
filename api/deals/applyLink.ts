import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { parse } from '../rules/parse.ts'
import { randomToken } from '../secrets.ts'
import { lockDeal } from './deals.ts'
import { applicationLimitRules } from './rules.ts'

/** The address that an applicant opens. */
export const applyUrl = (publicUrl: string, token: string) => `${publicUrl}/apply/${token}`

/** Answers the token of the deal's apply link, the same one every time. Throws NotFound. */
export function shareDeal({ viewer, transaction }: Staff, id: number): Promise<{ id: number; token: string }> {
  return transaction(async tx => {
    const { applyToken } = await lockDeal(tx, id)
    if (applyToken) return { id, token: applyToken }
    const token = randomToken()
    await tx.deal.update({ where: { id }, data: { applyToken: token } })
    await record(tx, viewer, 'deal.shared', { dealId: id })
    return { id, token }
  })
}

/** How many external applications the deal takes; null is unlimited. Throws InvalidInput and NotFound. */
export function setApplicationLimit(
  { viewer, transaction }: Staff,
  { id, ...input }: { id: number; limit?: number | null },
): Promise<{ id: number }> {
  const { limit } = parse(applicationLimitRules, input)
  return transaction(async tx => {
    const { applicationLimit } = await lockDeal(tx, id)
    if (limit === applicationLimit) return { id }
    await tx.deal.update({ where: { id }, data: { applicationLimit: limit } })
    await record(tx, viewer, 'deal.applicationLimitSet', { dealId: id }, [
      { field: 'applicationLimit', before: inWords(applicationLimit), after: inWords(limit) },
    ])
    return { id }
  })
}

const inWords = (limit: number | null) => (limit === null ? 'unlimited' : String(limit))

import { record } from '../activity/activity.ts'
import { lockDeal } from '../deals/deals.ts'
import { applicationLimitRules } from '../deals/rules.ts'
import type { Changes, Id, Staff } from '../deps.ts'
import { parse } from '../rules/parse.ts'
import { moveUpWaiting } from './waitingList.ts'

/**
 * Sets a deal's limit of applications (null for unlimited), and whether the deal has a waiting list. Waiting
 * applications move up into new places. Throws InvalidInput and NotFound.
 */
export function setApplicationLimit({ viewer, transaction }: Staff, { id, ...input }: Changes): Promise<Id> {
  const { limit, hasWaitingList } = parse(applicationLimitRules, input)
  return transaction(async tx => {
    const before = await lockDeal(tx, id)
    const after = { applicationLimit: limit, hasWaitingList: hasWaitingList ?? before.hasWaitingList }
    const changes = [
      {
        field: 'applicationLimit',
        before: limitInWords(before.applicationLimit),
        after: limitInWords(after.applicationLimit),
      },
      { field: 'waitingList', before: offOrOn(before.hasWaitingList), after: offOrOn(after.hasWaitingList) },
    ].filter(change => change.before !== change.after)
    if (changes.length === 0) return { id }
    await tx.deal.update({ where: { id }, data: after, select: { id: true } })
    await record(tx, viewer, 'deal.applicationLimitSet', { dealId: id }, changes)
    await moveUpWaiting(tx, id)
    return { id }
  })
}

const limitInWords = (limit: number | null) => (limit === null ? 'unlimited' : String(limit))
const offOrOn = (isOn: boolean) => (isOn ? 'on' : 'off')

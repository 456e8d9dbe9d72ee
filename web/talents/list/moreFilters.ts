import type { More } from '../../list/listAddress.ts'
import { ownerAsked } from '../../owners/ownedBy.ts'

/** The names of the further filters in the address. */
export const MORE_FILTERS = [
  ...(['skill', 'anyskill', 'seniority', 'hourly', 'monthly', 'owner', 'free', 'start', 'unread'] as const),
] as const

export type MoreName = (typeof MORE_FILTERS)[number]

/** A range of rates as in the address: '50..80 EUR', '..80'. */
export type RateTexts = { from: string; to: string; currency: string }

const RATE = /^(\d{0,9})\.\.(\d{0,9})(?: ([A-Z]{3}))?$/

export function readRate(text = ''): RateTexts {
  const [, from = '', to = '', currency = ''] = RATE.exec(text) ?? []
  return { from, to, currency }
}

function rateAsked(text: string | undefined) {
  const { from, to, currency } = readRate(text)
  const amount = (digits: string) => (digits ? Number(digits) : null)
  return { from: amount(from), to: amount(to), currency: currency || null }
}

type Asked = {
  allSkills?: readonly string[]
  anySkills?: readonly string[]
  seniorities?: readonly string[]
  hourlyRate?: ReturnType<typeof rateAsked>
  monthlyRate?: ReturnType<typeof rateAsked>
  ownerId?: number
  isMine?: boolean
  isAvailable?: boolean
  hasAvailability?: boolean
  availableBy?: string
  isUnread?: boolean
}

/** The query's `filter` for the further filters that are on. */
export function askedBy({ skill, anyskill, seniority, hourly, monthly, owner, free, start, unread }: More): Asked {
  const [starts] = start ?? []
  return {
    ...(skill && { allSkills: skill }),
    ...(anyskill && { anySkills: anyskill }),
    ...(seniority && { seniorities: seniority }),
    ...(hourly && { hourlyRate: rateAsked(hourly[0]) }),
    ...(monthly && { monthlyRate: rateAsked(monthly[0]) }),
    ...ownerAsked(owner),
    ...(free && { isAvailable: free[0] !== 'no' }),
    ...(starts && (DAY.test(starts) ? { availableBy: starts } : { hasAvailability: true })),
    ...(unread && { isUnread: true }),
  }
}

/** What the filters that are on read of texts: 'start', 'rate per hour'. */
export function textsRead({ hourly, monthly, start }: More): string[] {
  const isDay = start?.some(text => DAY.test(text))
  return [...(isDay ? ['start'] : []), ...(hourly ? ['rate per hour'] : []), ...(monthly ? ['rate per month'] : [])]
}

export const DAY = /^\d{4}-\d\d-\d\d$/

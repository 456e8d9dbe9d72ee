import type { More } from '../../list/listAddress.ts'

/** The names of the further filters in the address, with their terms. */
const terms = {
  skill: 'All of these skills',
  anyskill: 'Any of these skills',
  seniority: 'Seniority',
  hourly: 'Rate per hour',
  monthly: 'Rate per month',
  owner: 'Owner',
  free: 'Free',
  start: 'Start',
} as const

export type MoreName = keyof typeof terms

export const MORE_FILTERS = Object.keys(terms) as MoreName[]

/** A range of rates as in the address: '50..80 EUR', '..80'. */
export type RateTexts = { from: string; to: string; currency: string }

const RATE = /^(\d{0,9})\.\.(\d{0,9})(?: ([A-Z]{3}))?$/

export function readRate(text = ''): RateTexts {
  const [, from = '', to = '', currency = ''] = RATE.exec(text) ?? []
  return { from, to, currency }
}

/** Empty where nothing is asked for. */
export const writeRate = ({ from, to, currency }: RateTexts) =>
  from || to || currency ? `${from}..${to}${currency && ` ${currency}`}` : ''

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
}

/** The query's `filter` for the further filters that are on. */
export function askedBy({ skill, anyskill, seniority, hourly, monthly, owner, free, start }: More): Asked {
  const [ownedBy] = owner ?? []
  const [starts] = start ?? []
  return {
    ...(skill && { allSkills: skill }),
    ...(anyskill && { anySkills: anyskill }),
    ...(seniority && { seniorities: seniority }),
    ...(hourly && { hourlyRate: rateAsked(hourly[0]) }),
    ...(monthly && { monthlyRate: rateAsked(monthly[0]) }),
    ...(ownedBy && (ownedBy === MINE ? { isMine: true } : { ownerId: Number.parseInt(ownedBy, 10) || 0 })),
    ...(free && { isAvailable: free[0] !== 'no' }),
    ...(starts && (DAY.test(starts) ? { availableBy: starts } : { hasAvailability: true })),
  }
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** The owner is 'me', or a colleague's id and name: the name is for whoever reads the address. */
export const MINE = 'me'

/** One text of a filter in words: 'React', 'from 50 EUR', 'Mine'. */
export function inWords(name: string, text: string): string {
  if (name === 'hourly' || name === 'monthly') {
    const { from, to, currency } = readRate(text)
    const range = from && to ? `${from} – ${to}` : from ? `from ${from}` : to ? `up to ${to}` : 'in'
    return [range, currency].filter(Boolean).join(' ')
  }
  if (name === 'owner') return text === MINE ? 'Mine' : text.replace(/^\d+ /, '')
  if (name === 'free') return text === 'no' ? 'Placed or in interview' : 'Free now'
  if (name === 'start') return DAY.test(text) ? `by ${text}` : 'Noted'
  return text
}

/** The further filters that are on as terms and texts: 'Seniority' and 'Senior, Lead'. */
export const moreInWords = (more: More): [term: string, text: string][] =>
  MORE_FILTERS.flatMap((name): [string, string][] => {
    const texts = more[name] ?? []
    return texts.length > 0 ? [[terms[name], texts.map(text => inWords(name, text)).join(', ')]] : []
  })

/** The term of a filter. */
export const termOf = (name: MoreName) => terms[name]

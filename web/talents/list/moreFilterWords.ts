import { availabilities } from '../../../api/talents/words.ts'
import type { More } from '../../list/listAddress.ts'
import { ownerInWords } from '../../owners/ownedBy.ts'
import { DAY, MORE_FILTERS, type MoreName, type RateTexts, readRate } from './moreFilters.ts'

/** The terms of the further filters. */
const terms: Record<MoreName, string> = {
  skill: 'All of these skills',
  anyskill: 'Any of these skills',
  seniority: 'Seniority',
  hourly: 'Rate per hour',
  monthly: 'Rate per month',
  owner: 'Owner',
  free: 'Availability',
  start: 'Start',
  unread: 'To look at',
}

/** Empty where nothing is asked for. */
export const writeRate = ({ from, to, currency }: RateTexts) =>
  from || to || currency ? `${from}..${to}${currency && ` ${currency}`}` : ''

/** One text of a filter in words: 'React', 'from 50 EUR', 'Mine'. */
export function inWords(name: string, text: string): string {
  if (name === 'hourly' || name === 'monthly') {
    const { from, to, currency } = readRate(text)
    const range = from && to ? `${from} – ${to}` : from ? `from ${from}` : to ? `up to ${to}` : 'in'
    return [range, currency].filter(Boolean).join(' ')
  }
  if (name === 'owner') return ownerInWords(text)
  if (name === 'free') return availabilities[text === 'no' ? 'no' : 'yes']
  if (name === 'start') return DAY.test(text) ? `by ${text}` : 'Has a start date'
  if (name === 'unread') return 'Cannot be read'
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

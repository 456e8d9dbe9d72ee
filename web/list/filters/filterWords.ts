import { type ChosenTexts, type Filter, isDay, type Range, readRange } from './filter.ts'

/** Empty where nothing is asked for. */
export const writeRange = ({ from, to, currency }: Range) =>
  from || to || currency ? `${from}..${to}${currency && ` ${currency}`}` : ''

/** One text of a filter in words: 'React', 'from 50 EUR', 'Mine'. */
export function inWords(filter: Filter, text: string): string {
  switch (filter.kind) {
    case 'range': {
      const { from, to, currency } = readRange(text)
      const range = from && to ? `${from} – ${to}` : from ? `from ${from}` : to ? `up to ${to}` : 'in'
      return [range, currency].filter(Boolean).join(' ')
    }
    case 'option':
      return filter.say?.(text) ?? filter.words?.[text] ?? text
    case 'day':
      return isDay(text) ? `by ${text}` : (filter.or?.label ?? text)
    case 'flag':
      return filter.on
    case 'choices':
      return filter.words[text] ?? text
    case 'texts':
      return text
  }
}

/** The filters that are on, besides choices, as terms and texts: 'Seniority' and 'Senior, Lead'. */
export const filtersInWords = (filters: readonly Filter[], chosen: ChosenTexts): [term: string, text: string][] =>
  filters.flatMap((filter): [string, string][] => {
    const texts = filter.kind === 'choices' ? [] : (chosen[filter.name] ?? [])
    return texts.length > 0 ? [[filter.label, texts.map(text => inWords(filter, text)).join(', ')]] : []
  })

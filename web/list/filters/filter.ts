/** The texts chosen in each filter, by the name of the filter; one that is off has none. */
export type ChosenTexts = { readonly [name: string]: readonly string[] }

/** A filter of a list, as a line of its definition. */
export type Filter = Common & Kind

type Common = {
  /** Its name in the address, and in saved views. */
  name: string
  /** 'Status': in the bar, on a chip, and in what a saved view keeps. */
  label: string
  field?: string
  /**
   * The bar above the list, which has choices and flags, the panel of further filters, or both: then the bar offers one value
   * at a time. By default the page has a control of its own for it.
   */
  shown?: 'bar' | 'panel' | 'both'
  /** The part of the query's `filter` for what is chosen. */
  ask: (texts: readonly string[]) => object | Off
}

type Off = false | '' | null | undefined

type Kind =
  /** Keys of the API, at most so many. */
  | { kind: 'choices'; plural: string; words: Words; most: number }
  /** Any texts, of which the page offers some. */
  | { kind: 'texts' }
  /** One text, of `words` or of what the page offers; `none` stands for no choice. */
  | { kind: 'option'; none: string; words?: Words; say?: (text: string) => string }
  | { kind: 'range' }
  /** A day, or a text that stands for any: 'Has a start date'. */
  | { kind: 'day'; or?: { text: string; label: string } }
  /** On or off; `on` is said of one that is on. */
  | { kind: 'flag'; on: string }

type Words = Readonly<Record<string, string>>

export type FilterOf<Name extends Kind['kind']> = Extract<Filter, { kind: Name }>

/** The part of the query's `filter` for all filters together. */
export const askedBy = <Of extends readonly Filter[]>(filters: Of, chosen: ChosenTexts) =>
  Object.fromEntries(filters.flatMap(({ name, ask }) => Object.entries(ask(chosen[name] ?? []) || {}))) as AskedBy<Of>

export type AskedBy<Of extends readonly Filter[]> = Exclude<ReturnType<Of[number]['ask']>, Off>

/** A filter by keys of the API. `ask` gets those chosen, in their order. */
export const choices = <const Of extends Words, Asked extends object>(
  filter: Omit<FilterOf<'choices'>, 'kind' | 'words' | 'ask'> & {
    words: Of
    ask: (keys: readonly (keyof Of & string)[]) => Asked
  },
) => ({
  ...filter,
  kind: 'choices' as const,
  ask: (texts: readonly string[]) => filter.ask(Object.keys(filter.words).filter(key => texts.includes(key))),
})

/** The texts of a filter, and the characters of each. */
const MOST_TEXTS = 20
const LONGEST_TEXT = 100

/** The valid texts of a filter in an address or a view. */
export function readTexts(filter: Filter, texts: readonly string[]): readonly string[] {
  if (filter.kind !== 'choices') {
    return [...new Set(texts.map(text => text.trim().slice(0, LONGEST_TEXT)))].filter(Boolean).slice(0, MOST_TEXTS)
  }
  const first = texts.slice(0, filter.most).map(text => text.toUpperCase())
  return Object.keys(filter.words).filter(key => first.includes(key))
}

/** The chosen texts of all filters that are on. */
export const readChosen = (filters: readonly Filter[], textsOf: (filter: Filter) => readonly string[]): ChosenTexts =>
  Object.fromEntries(filters.map(filter => [filter.name, textsOf(filter)]).filter(([, texts]) => texts?.length))

/** A range of amounts as in the address: '50..80 EUR', '..80'. */
export type Range = { from: string; to: string; currency: string }

export function readRange(text = ''): Range {
  const [, from = '', to = '', currency = ''] = RANGE.exec(text) ?? []
  return { from, to, currency }
}

const RANGE = /^(\d{0,9})\.\.(\d{0,9})(?: ([A-Z]{3}))?$/

/** The same as the input of a query. */
export function askedRange(text: string) {
  const { from, to, currency } = readRange(text)
  const amount = (digits: string) => (digits ? Number(digits) : null)
  return { from: amount(from), to: amount(to), currency: currency || null }
}

/** Whether the text of a filter is a day: '2027-06-30'. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

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

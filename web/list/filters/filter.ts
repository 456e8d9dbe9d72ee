/** The chosen texts by filter name; an inactive filter has no texts. */
export type ChosenTexts = { readonly [name: string]: readonly string[] }

/** A filter in the definition of a list. */
export type Filter = Common & Kind

type Common = {
  /** The filter's name in the address and in saved views. */
  name: string
  /** The label in the bar, on a chip, and in the summary of a saved view: 'Status'. */
  label: string
  field?: string
  /**
   * The place of the filter: in the bar above the list (choices and flags only), in the panel of further filters,
   * or in both; with 'both', the bar offers only one value at a time. By default, the page has its own control.
   */
  shown?: 'bar' | 'panel' | 'both'
  /** Returns the part of the query's `filter` for the chosen texts. */
  ask: (texts: readonly string[]) => object | Off
}

type Off = false | '' | null | undefined

type Kind =
  /** Any number of keys of the API, up to `most`. */
  | { kind: 'choices'; plural: string; words: Words; most: number }
  /** Any number of free texts; the page offers some texts as choices. */
  | { kind: 'texts' }
  /** One text out of `words` or out of the page's choices; `none` is the label for no choice. */
  | { kind: 'option'; none: string; words?: Words; say?: (text: string) => string }
  | { kind: 'range' }
  /** A day, or the text `or.text`, labelled `or.label`, for any day: 'Has a start date'. */
  | { kind: 'day'; or?: { text: string; label: string } }
  /** On or off; `on` describes the filter while it is on. */
  | { kind: 'flag'; on: string }

type Words = Readonly<Record<string, string>>

export type FilterOf<Name extends Kind['kind']> = Extract<Filter, { kind: Name }>

/** The query's `filter` for the chosen texts of all filters. */
export const askedBy = <Of extends readonly Filter[]>(filters: Of, chosen: ChosenTexts) =>
  Object.fromEntries(filters.flatMap(({ name, ask }) => Object.entries(ask(chosen[name] ?? []) || {}))) as AskedBy<Of>

export type AskedBy<Of extends readonly Filter[]> = Exclude<ReturnType<Of[number]['ask']>, Off>

/** Makes a filter of kind 'choices'. `ask` gets the chosen keys, in the order of `words`. */
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

/** The maximum number of texts in a filter, and the maximum number of characters in a text. */
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

/** A range of amounts, written in the address as '50..80 EUR' or '..80'. */
export type Range = { from: string; to: string; currency: string }

export function readRange(text = ''): Range {
  const [, from = '', to = '', currency = ''] = RANGE.exec(text) ?? []
  return { from, to, currency }
}

const RANGE = /^(\d{0,9})\.\.(\d{0,9})(?: ([A-Z]{3}))?$/

/** Reads a range from an address as the input of a query. */
export function askedRange(text: string) {
  const { from, to, currency } = readRange(text)
  const amount = (digits: string) => (digits ? Number(digits) : null)
  return { from: amount(from), to: amount(to), currency: currency || null }
}

/** Whether the text of a filter is a day, such as '2027-06-30'. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Writes a range for the address; '' for an empty range. */
export const writeRange = ({ from, to, currency }: Range) =>
  from || to || currency ? `${from}..${to}${currency && ` ${currency}`}` : ''

/** A text of a filter, as shown to the person: 'React', 'from 50 EUR', 'Mine'. */
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

/** The active filters, except those of kind 'choices', as terms and texts: 'Seniority' and 'Senior, Lead'. */
export const filtersInWords = (filters: readonly Filter[], chosen: ChosenTexts): [term: string, text: string][] =>
  filters.flatMap((filter): [string, string][] => {
    const texts = filter.kind === 'choices' ? [] : (chosen[filter.name] ?? [])
    return texts.length > 0 ? [[filter.label, texts.map(text => inWords(filter, text)).join(', ')]] : []
  })
